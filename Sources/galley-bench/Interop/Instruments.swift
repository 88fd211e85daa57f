internal import CInstrumentation

/// What counts beside the clock.
enum Instruments {
  /// The blocks that this thread has allocated; `nil` where nobody counts them.
  static var allocationCount: UInt64? {
    instrumentation_counts_allocations() ? instrumentation_allocation_count() : nil
  }

  /// The bytes of all blocks that the process has allocated and not freed; `nil` where nobody
  /// counts them.
  static var allocatedBytes: UInt64? {
    instrumentation_counts_allocations() ? instrumentation_allocated_bytes() : nil
  }

  /// Runs work inside the one function in which tools such as callgrind count instructions.
  static func counted(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      var work = work
      withUnsafeMutablePointer(to: &work) { pointer in
        instrumentation_counted_part(
          { context in
            context?.assumingMemoryBound(to: (() -> Void).self).pointee()
          },
          pointer
        )
      }
    }
  }
}
