import CGtk
import CorkUI

/// A handler connected to a signal of a GObject, until ``disconnect()`` or the end of this object.
///
/// The connection doesn't retain the emitter, and ends with it.
public final class SignalConnection {
    private let closure: UnsafeMutablePointer<GClosure>
    private let handler: SignalHandler

    init(
        _ signal: SignalSignature, of object: UnsafeMutableRawPointer, after: Bool,
        handler: SignalHandler
    ) {
        self.handler = handler
        closure = cork_closure_new(
            invokeSignalHandler, Unmanaged.passRetained(handler).toOpaque(), releaseSignalHandler)
        g_signal_connect_closure_by_id(object, signal.id, signal.detail, closure, after ? 1 : 0)
    }

    /// Disconnects the handler, which isn't called again, not even in a current emission.
    public func disconnect() {
        g_closure_invalidate(closure)
    }

    /// Runs a closure that emits the signal without calling the handler, such as setting the value of a control.
    ///
    /// - Parameter body: The closure. A handler with a return value returns `false` meanwhile.
    /// - Returns: The result of the closure.
    public func paused<Result>(_ body: () throws -> Result) rethrows -> Result {
        handler.pauses += 1
        defer { handler.pauses -= 1 }
        return try body()
    }

    isolated deinit {
        g_closure_invalidate(closure)
        g_closure_unref(closure)
    }
}

/// The handler of a closure, which reads its arguments after the emitter.
final class SignalHandler {
    fileprivate let handle: (_ arguments: UnsafePointer<GValue>, _ result: UnsafeMutablePointer<GValue>?) -> Void
    fileprivate var pauses = 0

    init(_ handle: @escaping (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void) {
        self.handle = handle
    }
}

nonisolated private func invokeSignalHandler(
    data: UnsafeMutableRawPointer?, result: UnsafeMutablePointer<GValue>?, count: UInt32,
    arguments: UnsafePointer<GValue>?
) {
    nonisolated(unsafe) let (data, result, arguments) = (data!, result, arguments! + 1)
    onMainActor {
        let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
        if handler.pauses == 0 {
            handler.handle(arguments, result)
        }
    }
}

nonisolated private func releaseSignalHandler(data: UnsafeMutableRawPointer?, closure: UnsafeMutablePointer<GClosure>?)
{
    nonisolated(unsafe) let data = data!
    onMainActor { Unmanaged<SignalHandler>.fromOpaque(data).release() }
}
