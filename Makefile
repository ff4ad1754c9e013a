# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
# Start with `make help`. A target sets up .venv by itself (.ci/bootstrap.py) and runs `python -m generator TARGET`.
# An option counts only when it is typed after `make`, never from the environment, and reaches the program unchanged.

SHELL := /bin/sh
.DEFAULT_GOAL := help
PYTHON := python3
VENV := $(CURDIR)/.venv

# Typed variables reach programs by `value` alone: exporting one would expand it, and run a $(shell) in it.
TYPED := $(foreach v,$(.VARIABLES),$(if $(filter command,$(origin $v)),$v))
unexport $(TYPED)

# The variables of a request, and those that each target accepts.
OPTIONS := HASH ISA N M ROT LANE_ROT ROUNDS FORMS CARRY LAYOUT GATHER TABLE SIGMA CHMAJ WIPE UARCH SCHEDULE MIX UPPER KIND LEN LENS \
           SHAPE CONST PREFIX_BLOCK FLAVOUR STACK FRAME
takes_gen := $(OPTIONS) SYNTAX PREFIX OUT PROVE
takes_list := HASH ISA N KIND M
takes_fresh := OUT
takes_vendor := $(filter-out FLAVOUR,$(OPTIONS)) SYNTAX PREFIX DEST LIB SINGLE FOR MODULE REPLACE UPDATE
takes_dist := DEST
takes_prove := $(OPTIONS) OUT
takes_mutants := HASH ISA N SECONDS CHECKER
takes_bench := HASH ISA N UARCH METHOD SIZES SECONDS OUT
takes_tune := $(filter-out LEN LENS SHAPE CONST PREFIX_BLOCK FLAVOUR STACK FRAME,$(OPTIONS)) SECONDS
takes_explore := $(filter-out LEN LENS SHAPE CONST PREFIX_BLOCK FLAVOUR STACK FRAME,$(OPTIONS)) VARY PRODUCT SECONDS OUT SCHEDULER
takes_bounds := HASH ISA N KIND M UARCH OUT
takes_report := SECONDS OUT AGAIN
takes_verify := PRODUCT OUT ONLY
takes_fuzz := SECONDS
COMMANDS := gen list fresh vendor dist prove mutants peers bench tune explore bounds report verify doctor
OTHERS := test test-all fuzz examples help clean

define HELP
make TARGET [NAME=value ...]                    same as `nsms TARGET --name value`; see nsms TARGET --help

  gen       write kernels to generated/         all options below; make gen ISA=avx2 N=8
  list      list the values of each option      HASH ISA N KIND M
  fresh     generate again and compare          OUT
  vendor    copy kernels or the library         DEST and the options of gen; make vendor DEST=x HASH=sha256 ISA=avx2 N=8
                                                LIB=1 small all: with the library; UARCH=zen3,goldencove: for these only
                                                FOR=c cmake meson rust python go: a package; MODULE=path for Go
                                                SINGLE=1: one file of kernels; REPLACE=1: begin anew
                                                UPDATE=folder: repeat what its VENDORED.md says
  dist      pack the library as an archive      DEST (build/dist)
  prove     prove the assembled code            the options of gen
  verify    compare binaries with proved bytes  PRODUCT (object, archive, library or program) OUT ONLY
  bench     measure beside OpenSSL              HASH ISA N UARCH SIZES SECONDS; METHOD robust paper many crossover short
  doctor    describe this machine, as a bug report needs it
  peers     build OpenSSL 3.5 and AWS-LC        bench then measures them too; needs cargo, cmake and a network
  bounds    lower bounds of the loops           HASH ISA N KIND M UARCH OUT
  explore   compare variants on this machine    the options of gen, VARY PRODUCT SECONDS; make explore VARY=ROT
  tune      search for faster kernels           the options of gen without LEN to FRAME, SECONDS
  report    write a page with all figures       SECONDS OUT AGAIN; installs matplotlib into .venv
  mutants   test the prover with mutants        HASH ISA N SECONDS; stores outcomes in build/mutants
                                                CHECKER=1: test its tests with mutants of the prover
  test      run the tests of this checkout      9 to 18 minutes of CPU time
  test-all  run all tests: also mutants, packages, fuzzers and a second reading of the ISA rows
  fuzz      run three fuzzers                   SECONDS for each (default: 600); make fuzz SECONDS=3600
  examples  build and run examples/
  clean     delete build/, caches and .venv

  HASH      sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256 (default: all of these), or sm3
  ISA       x64 bmi2 sse41 avx avx2 avx512vl avx512 shani sha512ni; make list shows which exist for a hash
  N         blocks whose schedules are computed together: 1 up to twice the lanes of a register
  M         messages hashed at once (multi, pairs, iterations, LEN, SHAPE): one per lane, or 2 to 6 interleaved streams
  SCHEDULE  where shani computes the schedules of interleaved streams: own lanes
  MIX       messages in integer registers beside the lanes: 0 1 2
  ROT       rotation of integer registers: ror shrd shld shift rorx
  LANE_ROT  rotation of vector lanes: shift-xor shift-or shift-add prol bytes shld
  GATHER    how message words are loaded: transpose insert gather  TABLE     how K is stored: full broadcast
  SIGMA     flat nested        CHMAJ  mux andn sum apart fips      LAYOUT    packed idle wide
  WIPE      1: clear frame and registers
  KIND      blocks schedule rounds multi pairs iterations fixed padding
  SYNTAX    gas nasm both att go
  FLAVOUR   plain boringssl firedancer hashtree linux openzfs
  UPPER     keep clear: VZEROUPPER first (sse41, shani)
  STACK     limit of stack bytes, such as 2048                     FRAME     fixed rbp
  PREFIX    start of every symbol (default: nsms_)                 OUT       another folder than generated/
  PROVE     objects to prove: host (ELF), all (every format that assemblers here make)
  ROUNDS FORMS CARRY UARCH LEN LENS SHAPE CONST PREFIX_BLOCK       see make list and docs/options.md

PYTHON=python3.12 selects the Python, CC=clang the compiler of bench.
endef

quoted = '$(subst ','\'',$(1))'
PATH_HERE = $(if $(filter command,$(origin CC)),CC=$(call quoted,$(value CC)),env -u CC) PATH=$(call quoted,$(VENV)/bin):"$$PATH"
PYTHON_HERE = $(PATH_HERE) $(call quoted,$(VENV)/bin/python)

# Each typed target must exist: without this the targets before it would run first.
STRAY := $(firstword $(filter-out $(COMMANDS) $(OTHERS) set-up set-up-% seconds,$(MAKECMDGOALS)))
ifneq ($(STRAY),)
  $(error nsms: there is no target '$(STRAY)'; there is $(COMMANDS) $(OTHERS). Options are NAME=value, as in make gen ISA=avx2)
endif

# Each typed variable must belong to one of the typed targets.
GOALS := $(filter $(COMMANDS) $(OTHERS),$(or $(MAKECMDGOALS),help))
TAKEN := $(foreach t,$(GOALS),$(takes_$t))
STRANGE := $(if $(GOALS),$(filter-out $(TAKEN) PYTHON CC,$(TYPED)))
ifneq ($(STRANGE),)
  $(error $(or $(shell $(PYTHON) .ci/nearest.py $(call quoted,$(firstword $(STRANGE))) $(call quoted,$(MAKECMDGOALS)) \
    $(call quoted,$(sort $(TAKEN))) '$(sort $(foreach t,$(COMMANDS),$(takes_$t)))' 2>/dev/null),$(firstword $(STRANGE)) is unknown))
endif

# --NAME='value' for each variable that was typed and that the target takes; `value` does not expand what it returns.
options = $(foreach v,$(takes_$@),$(if $(filter command,$(origin $v)),--$v=$(call quoted,$(value $v))))

.PHONY: $(COMMANDS) $(OTHERS) seconds set-up set-up-test set-up-test-all set-up-report set-up-gate
.NOTPARALLEL:

set-up set-up-test set-up-test-all set-up-report set-up-gate:
	@program=$$(command -v $(firstword $(PYTHON))); test -f "$$program" && test -x "$$program" || \
	 { echo "nsms: PYTHON=$(PYTHON) is no program. Try PYTHON=python3" >&2; exit 2; }; \
	 $(PYTHON) .ci/bootstrap.py $(or $(patsubst set-up-%,%,$(filter set-up-%,$@)),run)

$(filter-out report,$(COMMANDS)): set-up
report: set-up-report

$(COMMANDS):
	@$(PATH_HERE) $(call quoted,$(VENV)/bin/python) -m generator $@ $(options) || { status=$$?; test $$status -eq 141 || exit $$status; }

# Tests start Python a thousand times: without byte code each start compiles every module again.
TESTS = PYTHONDONTWRITEBYTECODE= $(PYTHON_HERE) -m pytest -n auto --maxprocesses=8 --dist worksteal

test: set-up-test
	@$(TESTS) -m "not full"

# Runs the second part even if the first fails.
test-all: set-up-test-all
	@$(TESTS) -m "not full"; status=$$?; $(TESTS) -m full && exit $$status

# SECONDS must be digits only, because the shell reads it; checked before anything is installed.
seconds:
	@case $(call quoted,$(value SECONDS)) in *[!0-9]*) echo "nsms: SECONDS is a whole number, such as 600" >&2; exit 2;; esac

fuzz: seconds set-up-test
	@NSMS_FUZZ_SECONDS=$(or $(value SECONDS),600) $(PYTHON_HERE) -m pytest -n auto --maxprocesses=8 -rA \
	 -k "any_lengths or fuzzer or damaged" tests/product/test_many.py tests/product/test_library.py tests/check/test_hostile_fuzz.py

examples: set-up-test-all
	@NSMS_EXAMPLES=1 $(PYTHON_HERE) -m pytest -rA tests/test_examples.py

help:
	$(info $(HELP))@:

clean:
	rm -rf build .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
