#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A thread of the system.
struct Thread: @unchecked Sendable {
  private let handle: pthread_t

  /// Starts a thread; `nil` if the system gives none.
  ///
  /// Wraps `pthread_create`.
  init?(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Glibc)
    var created = pthread_t()
    let status = pthread_create(&created, nil, runBody, box.toOpaque())
    #else
    var opaque: pthread_t?
    let status = pthread_create(&opaque, nil, runBody, box.toOpaque())
    guard let created = opaque else {
      box.release()
      return nil
    }
    #endif
    guard status == 0 else {
      box.release()
      return nil
    }
    handle = created
  }

  /// Waits until the thread has ended.
  func join() {
    pthread_join(handle, nil)
  }

  fileprivate final class Body {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}

#if canImport(Glibc)
private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Thread.Body>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
#else
private func runBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Thread.Body>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
#endif
