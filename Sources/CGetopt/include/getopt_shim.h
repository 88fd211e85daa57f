#ifndef GALLEY_GETOPT_SHIM_H
#define GALLEY_GETOPT_SHIM_H

#include <getopt.h>

/// What one step over the arguments found.
struct getopt_step {
  /// What `getopt_long` returned: the option's value, `?`, `:`, or -1 at the end.
  int result;
  /// The option that `?` and `:` complain of, 0 if it is not known.
  int offender;
  /// The option's argument, or NULL.
  const char *argument;
  /// The place of the next argument to look at.
  int next;
};

/// Begins anew, with the first of other arguments.
void getopt_begin(void);

/// Takes the next option. Keeps its place in variables of the process: one thread at a time.
struct getopt_step getopt_take(
    int count, char *const *arguments, const char *letters, const struct option *options);

#endif
