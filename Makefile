# `make help` lists what there is to make. Works with GNU make 3.81 and later, on Linux and macOS.

PREFIX ?= /usr/local
SWIFT ?= swift
SYSTEM := $(shell uname -s)
GALLEY := .build/release/galley

# C libraries, by the names that pkg-config and the package managers know them by.
LIBRARIES := freetype2 harfbuzz icu-uc fontconfig jansson libmd
APT_PACKAGES := pkg-config libfreetype-dev libharfbuzz-dev libicu-dev libfontconfig-dev \
  libjansson-dev libmd-dev
BREW_PACKAGES := pkgconf freetype harfbuzz icu4c fontconfig jansson libmd

ifeq ($(SYSTEM),Darwin)
RELEASE := --configuration release
# Homebrew keeps ICU apart from the other libraries.
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
else
# The Swift runtime goes into the binary, so that the command is one file.
RELEASE := --configuration release --static-swift-stdlib
endif

SUDO := $(shell test "$$(id -u)" = 0 || echo sudo)
APT_GET := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0

# Layouts, labels and fonts to compare with: a folder beside the project that few people have.
SHARED := ../shared

PROSE = $(wildcard $(abspath $(SHARED))/corpora/prose-*.txt)

SAMPLE := 'Einstellungen öffnen' --width 120

.PHONY: help measure test lint check install bench bench-check oracle seeds families fonts patterns \
  clean swift packages valgrind release

help:
	@echo "make measure      build the command and measure a sample text"
	@echo "                  make measure ARGS='\"Your text\" --width 120' measures yours"
	@echo "make test         run the tests"
	@echo "make check        lint, build and test: what every change must pass"
	@echo "make lint         check the format of the Swift files"
	@echo "make install      build the command and put it in PREFIX/bin ($(PREFIX)/bin)"
	@echo "make bench        time the library (ARGS are handed on)"
	@echo "make bench-check  compare instruction counts with the checked-in baselines"
	@echo "make oracle       compare with layouts of other engines, where they are at hand"
	@echo "make seeds        build and run programs written for SwiftUI, where they are at hand"
	@echo "make families     compare the layout managers on prose, where it is at hand"
	@echo "make fonts        write the tables of embedded fonts anew"
	@echo "make patterns     write the tables of hyphenation patterns anew"
	@echo "make clean        remove what was built"
	@echo "Missing C libraries are installed first, with apt-get or brew."

# -- For everybody

measure: release
ifdef ARGS
	@$(GALLEY) $(value ARGS)
else
	@echo "galley $(SAMPLE)"
	@$(GALLEY) $(SAMPLE)
	@echo
	@echo "Your text:   make measure ARGS='\"Your text\" --font \"Noto Serif\" --width 120'"
	@echo "All options: make measure ARGS=--help"
	@echo "To keep it:  make install"
endif

test: packages
	@$(SWIFT) test --quiet --disable-xctest

install: release
	@folder="$(DESTDIR)$(PREFIX)/bin"; mkdir -p "$$folder" 2>/dev/null || true; \
	if test -w "$$folder"; then \
	  install -m 755 $(GALLEY) "$$folder/galley" && echo "$$folder/galley"; \
	else \
	  echo "cannot write to $$folder; built, so that one of these installs it:" >&2; \
	  echo "  sudo install -m 755 $(GALLEY) $$folder/galley" >&2; \
	  echo "  make install PREFIX=$$HOME/.local" >&2; \
	  exit 1; \
	fi

clean:
	rm -rf .build

# -- For those who change it

check: lint packages
	@$(SWIFT) build --quiet --build-tests --explicit-target-dependency-import-check error
	@$(MAKE) --no-print-directory test

lint: swift
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

bench: packages
	@$(SWIFT) build --quiet $(RELEASE) --product galley-bench
	@.build/release/galley-bench $(value ARGS)

bench-check: packages valgrind
	@Benchmarks/check.sh

oracle: release
	@if test -d $(SHARED)/checks; then \
	  set -e; \
	  $(SUDO) sh $(SHARED)/checks/oracle-fonts.sh >/dev/null || \
	    { $(APT_GET) update; $(SUDO) sh $(SHARED)/checks/oracle-fonts.sh >/dev/null; }; \
	  python3 $(SHARED)/checks/oracle.py $(GALLEY) $(SHARED)/oracle/oracle-open.jsonl; \
	  python3 $(SHARED)/checks/labels.py $(GALLEY) $(SHARED)/corpora/labels.jsonl; \
	else \
	  echo "nothing to compare with: $(SHARED) is not there"; \
	fi

seeds: packages
	@if test -f $(SHARED)/checks/seed-programs.py; then \
	  python3 $(SHARED)/checks/seed-programs.py $(CURDIR); \
	else \
	  echo "no programs to run: $(SHARED) is not there"; \
	fi

families: packages
ifneq ($(PROSE),)
	@$(SWIFT) build --quiet --build-tests
	@GALLEY_PROSE=$$(printf '%s:' $(PROSE)) $(SWIFT) test --quiet --skip-build --disable-xctest \
	  --filter FamilyAgreementTests/prose
else
	@echo "nothing to lay out: $(SHARED) is not there"
endif

fonts:
	@test -x .build/fonts/bin/python || python3 -m venv .build/fonts
	@.build/fonts/bin/python -c 'import fontTools' 2>/dev/null || \
	  .build/fonts/bin/pip install --quiet fonttools
	@.build/fonts/bin/python Fonts/generate_table.py

patterns:
	@python3 Hyphenation/generate_table.py

# -- What the others need

release: packages
	@test -x $(GALLEY) || echo "Building galley, which takes a while the first time." >&2
	@$(SWIFT) build --quiet $(RELEASE) --product galley >&2

swift:
	@command -v $(SWIFT) >/dev/null || \
	  { echo "swift is missing: install Swift 6.3 or later (https://www.swift.org/install)" >&2; \
	  exit 1; }

packages: swift
	@if pkg-config --exists $(LIBRARIES) 2>/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "Installing: $(APT_PACKAGES)" >&2; \
	  { $(APT_GET) update && $(APT_GET) install -y --no-install-recommends $(APT_PACKAGES); } >&2; \
	elif command -v brew >/dev/null; then \
	  echo "Installing: $(BREW_PACKAGES)" >&2; \
	  brew install --quiet $(BREW_PACKAGES) >&2; \
	else \
	  echo "install these C libraries first: $(LIBRARIES)" >&2; \
	  exit 1; \
	fi

valgrind:
	@command -v valgrind >/dev/null || \
	  { $(APT_GET) update && $(APT_GET) install -y --no-install-recommends valgrind; } >&2
