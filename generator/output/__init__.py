"""What is written of a program: text for assemblers, and C that stands in where no kernel runs."""
