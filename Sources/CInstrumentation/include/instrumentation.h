#ifndef GALLEY_INSTRUMENTATION_H
#define GALLEY_INSTRUMENTATION_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here: with the GNU C library only.
bool instrumentation_counts_allocations(void);

/// The blocks that the calling thread has allocated or resized since it began.
uint64_t instrumentation_allocation_count(void);

/// The bytes of all blocks that the process has allocated and not freed; 0 where allocations are not
/// counted.
uint64_t instrumentation_allocated_bytes(void);

/// Calls `body`. A tool that counts instructions is told to count inside this function alone.
void instrumentation_counted_part(void (*body)(void *), void *context);

#endif
