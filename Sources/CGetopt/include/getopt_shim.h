#ifndef GALLEY_GETOPT_SHIM_H
#define GALLEY_GETOPT_SHIM_H

#include <getopt.h>

#endif
