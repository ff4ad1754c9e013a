# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
# The front door: `make help`. A target sets up .venv by itself (.ci/bootstrap.py) and runs `python -m generator
# TARGET`. A choice counts only when it is typed after `make`, never from the environment, and reaches the program
# as it was typed.

SHELL := /bin/sh
.DEFAULT_GOAL := help
PYTHON := python3
VENV := $(CURDIR)/.venv

# What was typed reaches programs by `value` alone: to export a variable would expand it, and run the $(shell) in it.
TYPED := $(foreach v,$(.VARIABLES),$(if $(filter command,$(origin $v)),$v))
unexport $(TYPED)

# What is asked for, and what each target takes of it.
CHOICES := HASH ISA N M ROT LANE_ROT ROUNDS FORMS CARRY LAYOUT GATHER TABLE SIGMA CHMAJ ADDK WIPE UARCH SCHEDULE MIX KIND LEN LENS \
           SHAPE CONST PREFIX_BLOCK FLAVOUR STACK FRAME
takes_gen := $(CHOICES) SYNTAX PREFIX OUT PROVE
takes_list := HASH ISA N KIND M
takes_fresh := OUT
takes_vendor := $(filter-out FLAVOUR,$(CHOICES)) SYNTAX PREFIX DEST LIB FOR MODULE UPDATE
takes_dist := DEST
takes_prove := $(CHOICES) OUT
takes_mutants := HASH ISA N SECONDS
takes_matrix := HASH ISA N
takes_bench := HASH ISA N UARCH METHOD SIZES SECONDS OUT
takes_tune := $(filter-out LEN LENS SHAPE CONST PREFIX_BLOCK FLAVOUR STACK FRAME,$(CHOICES)) SECONDS
takes_explore := $(filter-out LEN LENS SHAPE CONST PREFIX_BLOCK FLAVOUR STACK FRAME,$(CHOICES)) VARY PRODUCT SECONDS OUT SCHEDULER
takes_bounds := HASH ISA N KIND M UARCH SECONDS OUT
takes_report := SECONDS OUT AGAIN
takes_verify := PRODUCT OUT ONLY
takes_fuzz := SECONDS
COMMANDS := gen list fresh pages vendor dist prove mutants matrix bench tune explore bounds report verify
OTHERS := test test-all fuzz examples help clean

define HELP
make TARGET [NAME=value ...]                   the same as `nsms TARGET --name value`; nsms TARGET --help says more

  gen       write kernels to generated/        all choices below; make gen ISA=avx2 N=8
  list      what exists, and each default      HASH ISA N KIND M
  fresh     remake generated/ and compare      OUT
  pages     tables of docs/adopt from the measured data; `fresh` compares them
  vendor    copy what one program needs        DEST and the choices of gen; make vendor DEST=x HASH=sha256 ISA=avx2 N=8
                                               LIB=1 small all: the library too; UARCH=zen3,goldencove for these alone
                                               UPDATE=folder: repeats what its VENDORED.md says
                                               FOR=c cmake meson rust python go: the library as a package; MODULE=path, of Go's module
  dist      the C library as one archive         DEST (build/dist); it builds without Python and git
  prove     prove the assembled bytes          the choices of gen
  bench     cycles per byte, beside OpenSSL    HASH ISA N UARCH SIZES SECONDS; METHOD robust paper speed figure6
                                               many crossover
  test      does this checkout work here?       a few minutes
  test-all  test, then everything else that must hold: mutants, second readings, packages, fuzzers
  fuzz      any lengths, pieces, counts and     SECONDS, of each of three fuzzers (600); make fuzz SECONDS=3600
            damaged files, until one goes wrong
  examples  build and run examples/
  bounds    what no order can beat, and why    HASH ISA N KIND M UARCH SECONDS OUT
  explore   which variant is fastest here      the choices of gen, VARY PRODUCT SECONDS; make explore VARY=ROT
  report    one page with all figures          SECONDS OUT AGAIN; installs matplotlib into .venv
  verify    are these the bytes that were proved? PRODUCT (an object, archive, library or program) OUT; ONLY=NAMES
  mutants   wrong kernels that must be refused HASH ISA N SECONDS; adds up in build/mutants
  matrix tune                                  HASH ISA N, UARCH SECONDS where they apply
  clean     delete build/, caches and .venv

  HASH      sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256; sm3, only where it is named
  ISA       x64 bmi2 sse41 avx avx2 avx512 shani sha512ni, as far as they exist: make list
  N         how many blocks are scheduled at once: 1 up to twice the lanes of a register
  M         how many messages KIND=multi and pairs hash at once: a lane for each, or 2 to 6 streams
  SCHEDULE  where the schedules of streams on shani are made: own lanes
  MIX       how many of these stand in integer registers beside the lanes: 0 1 2
  ROT       rotation of integers: ror shrd shld shift rorx
  LANE_ROT  rotation of lanes: shift-xor shift-or shift-add prol bytes shld
  GATHER    message words to lanes: transpose insert gather        TABLE     K in memory: full broadcast
  ADDK      K is added in the schedule, or in the rounds           LAYOUT    packed idle wide
  SIGMA     flat nested        CHMAJ  mux andn sum apart fips      WIPE      1 clears frame and registers
  KIND      blocks schedule rounds multi pairs padding             SYNTAX    gas nasm both att go
  FLAVOUR   plain boringssl firedancer hashtree linux openzfs
  STACK     the most bytes of stack, such as 2048                  FRAME     fixed rbp
  PREFIX    of every symbol (nsms_)                                OUT       in place of generated/
  PROVE     which objects: host (ELF), all that assemblers here make
  ROUNDS FORMS CARRY UARCH LEN LENS SHAPE CONST PREFIX_BLOCK: as far as they exist

PYTHON=python3.12 chooses the Python, CC=clang the compiler of bench.
endef

quoted = '$(subst ','\'',$(1))'
PATH_HERE = $(if $(filter command,$(origin CC)),CC=$(call quoted,$(value CC))) PATH=$(call quoted,$(VENV)/bin):"$$PATH"
PYTHON_HERE = $(PATH_HERE) $(call quoted,$(VENV)/bin/python)
# Ctrl-C waits until the program hears it (generator/stopping.py), where env can do that: Python alone would show a traceback.
UNHEARD := $(shell env --block-signal=INT true 2>/dev/null && echo env --block-signal=INT)

# What was typed must mean something to one of the targets that were typed.
GOALS := $(filter $(COMMANDS) $(OTHERS),$(or $(MAKECMDGOALS),help))
TAKEN := $(foreach t,$(GOALS),$(takes_$t))
STRANGE := $(if $(GOALS),$(filter-out $(TAKEN) PYTHON CC,$(TYPED)))
ifneq ($(STRANGE),)
  $(error $(or $(shell $(PYTHON) .ci/nearest.py $(call quoted,$(firstword $(STRANGE))) $(call quoted,$(GOALS)) \
    $(call quoted,$(sort $(TAKEN))) '$(sort $(foreach t,$(COMMANDS),$(takes_$t)))' 2>/dev/null),$(firstword $(STRANGE)) is unknown))
endif

# --NAME='value' for each variable that was typed and that the target takes; `value` does not expand what it returns.
define newline


endef
options = $(foreach v,$(takes_$@),$(if $(filter command,$(origin $v)),--$v=$(call quoted,$(subst $(newline), ,$(value $v)))))

.PHONY: $(COMMANDS) $(OTHERS) seconds set-up set-up-test set-up-report set-up-gate
.NOTPARALLEL:

set-up set-up-test set-up-report set-up-gate:
	@program=$$(command -v $(firstword $(PYTHON))); test -f "$$program" && test -x "$$program" || \
	 { echo "nsms: PYTHON=$(PYTHON) is no program. Try PYTHON=python3" >&2; exit 2; }; \
	 $(UNHEARD) $(PYTHON) .ci/bootstrap.py $(or $(patsubst set-up-%,%,$(filter set-up-%,$@)),run)

$(filter-out report,$(COMMANDS)): set-up
report: set-up-report

$(COMMANDS):
	@$(PATH_HERE) $(UNHEARD) $(call quoted,$(VENV)/bin/python) -m generator $@ $(options) || { status=$$?; test $$status -eq 141 || exit $$status; }

TESTS = $(PYTHON_HERE) -m pytest -n auto --maxprocesses=8 --dist worksteal

test: set-up-test
	@$(TESTS) -m "not full"

# Both parts, whatever the first one says.
test-all: set-up-test
	@$(TESTS) -m "not full"; status=$$?; $(TESTS) -m full && exit $$status

# The seconds as the program reads them: digits alone, so that the shell sees nothing else of what was typed; before anything
# is installed.
seconds:
	@case $(call quoted,$(value SECONDS)) in *[!0-9]*) echo "nsms: SECONDS is a whole number, such as 600" >&2; exit 2;; esac

fuzz: seconds set-up-test
	@NSMS_FUZZ_SECONDS=$(or $(value SECONDS),600) $(PYTHON_HERE) -m pytest -n auto --maxprocesses=8 -rA \
	 -k "any_lengths or fuzzer or damaged" tests/product/test_many.py tests/product/test_library.py tests/check/test_hostile_fuzz.py

examples: set-up-test
	@NSMS_EXAMPLES=1 $(PYTHON_HERE) -m pytest -rA tests/test_examples.py

help:
	$(info $(HELP))@:

clean:
	rm -rf build .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

.DEFAULT:
	@echo "nsms: there is no target '$@'; there is $(COMMANDS) $(OTHERS)." >&2; exit 2
