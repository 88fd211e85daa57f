#include "instrumentation.h"

#include <errno.h>
#include <stddef.h>

#if defined(__linux__)
#include <features.h>
#endif

// The executable's own malloc comes before the C library's, for every library of the process. It
// counts and hands on; what was allocated is freed by the C library itself.
#if defined(__GLIBC__)

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t allocation_count;

void *malloc(size_t size) {
  allocation_count++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocation_count++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocation_count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  allocation_count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocation_count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  allocation_count++;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

bool instrumentation_counts_allocations(void) { return true; }

uint64_t instrumentation_allocation_count(void) { return allocation_count; }

uint64_t instrumentation_allocated_bytes(void) {
  struct mallinfo2 use = mallinfo2();
  return use.uordblks + use.hblkhd;
}

#else

bool instrumentation_counts_allocations(void) { return false; }

uint64_t instrumentation_allocation_count(void) { return 0; }

uint64_t instrumentation_allocated_bytes(void) { return 0; }

#endif

__attribute__((noinline)) void instrumentation_counted_part(
  void (*body)(void *), void *context) {
  body(context);
  // Keeps the call above from becoming a jump out of this function.
  __asm__ volatile("" ::: "memory");
}
