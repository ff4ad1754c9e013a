"""What is asked for, before instructions: a hash, layouts of the schedule, engines of rounds; out comes a plan."""
