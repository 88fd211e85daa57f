#include "getopt_shim.h"

#include <stddef.h>

void getopt_begin(void) {
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
  optreset = 1;
#endif
  opterr = 0;
}

struct getopt_step getopt_take(
    int count, char *const *arguments, const char *letters, const struct option *options) {
  struct getopt_step step;
  optarg = NULL;
  optopt = 0;
  step.result = getopt_long(count, arguments, letters, options, NULL);
  step.offender = optopt;
  step.argument = optarg;
  step.next = optind;
  return step;
}
