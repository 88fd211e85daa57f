#include "getopt_shim.h"
