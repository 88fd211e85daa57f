#!/bin/sh
# Compares the instructions that three small workloads execute with the baseline for the versions of
# HarfBuzz, ICU and Swift and for the architecture at hand. Times prove nothing on a shared machine;
# instructions hardly differ from run to run.
#
# usage: Benchmarks/check.sh [--record]
#   --record  writes the counts as the baseline for these versions
#
# Ends with 1 if a workload executes over 3 % more than its baseline.

set -eu

ALLOWED=3
WORKLOADS='labels rewrap layout'

cd "$(dirname "$0")/.."
bench=.build/release/galley-bench

case "$#:${1:-}" in
  0:) record=false ;;
  1:--record) record=true ;;
  *) sed -n '/^# usage/,/^#   --/s/^# //p' "$0" >&2; exit 64 ;;
esac

command -v valgrind >/dev/null || { echo "valgrind is missing" >&2; exit 69; }

case "$(uname -s)" in
  Darwin) swift build --quiet --configuration release --product galley-bench ;;
  *) swift build --quiet --configuration release --static-swift-stdlib --product galley-bench ;;
esac

# Valgrind gives up on debugging information that is newer than itself.
strip --strip-debug -o "$bench-counted" "$bench"
bench=$bench-counted

version_of() { "$bench" --versions | sed -n "s/^$1 //p"; }

harfbuzz=$(version_of harfbuzz)
icu=$(version_of icu)
swift=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*[0-9]\).*/\1/p' | head -n 1)
architecture=$(uname -m)
baseline=Benchmarks/Baselines/harfbuzz-$harfbuzz-icu-$icu-swift-$swift-$architecture.json

# Only what runs inside the counted part is counted: neither the start of the process nor the
# opening of fonts. Hashes are the same in every run.
instructions() {
  SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    --toggle-collect=instrumentation_counted_part "$bench" --workload "$1" --count 1 2>&1 |
    sed -n 's/.*Collected *: *\([0-9][0-9]*\).*/\1/p'
}

known() { sed -n "s/.*\"$1\": *\([0-9][0-9]*\).*/\1/p" "$baseline"; }

if ! $record && ! test -f "$baseline"; then
  echo "no baseline for HarfBuzz $harfbuzz, ICU $icu, Swift $swift on $architecture; there are:"
  ls Benchmarks/Baselines
  echo "Record one on a commit whose speed you trust: Benchmarks/check.sh --record"
fi

failed=false
lines=
for workload in $WORKLOADS; do
  count=$(instructions "$workload")
  if test -z "$count" || test "$count" -eq 0; then
    echo "$workload: valgrind counted nothing" >&2
    exit 70
  fi
  lines="$lines${lines:+,
}    \"$workload\": $count"
  if $record || ! test -f "$baseline"; then
    echo "$workload: $count instructions"
    continue
  fi
  expected=$(known "$workload")
  test -n "$expected" || { echo "$workload: not in $baseline" >&2; exit 65; }
  verdict=$(awk -v count="$count" -v expected="$expected" -v allowed="$ALLOWED" 'BEGIN {
    change = (count / expected - 1) * 100
    verdict = "ok"
    if (change > allowed) verdict = "OVER"
    if (change < -allowed) verdict = "ok, record the better baseline"
    printf "%+.2f %%, %s", change, verdict
  }')
  echo "$workload: $count instructions, baseline $expected, $verdict"
  case "$verdict" in *OVER) failed=true ;; esac
done

if $record; then
  cat >"$baseline" <<JSON
{
  "harfbuzz": "$harfbuzz",
  "icu": "$icu",
  "swift": "$swift",
  "architecture": "$architecture",
  "instructions": {
$lines
  }
}
JSON
  echo "$baseline"
fi

if $failed; then
  echo "Over $ALLOWED % more than the baseline. If that is meant: Benchmarks/check.sh --record" >&2
  exit 1
fi
