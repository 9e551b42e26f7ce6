import CGtk

/// Owns connections to signals: they last no longer than it does.
///
///     signals.connect("clicked", to: button) { count += 1 }
///     signals.connect("pressed", to: click) { (presses: Int32, x: Double, y: Double) in select(x, y) }
///     signals.connect("notify::active", to: toggle) { store(gtk_toggle_button_get_active(toggle)) }
///     signals.answer("close-request", of: window) { hasUnsavedChanges }
///
/// A handler takes as many of the signal's arguments as it cares for, from the first, with their types written out; a
/// signal that does not exist or arguments that do not fit stop the program when connected, with a sentence.
@MainActor
public final class SignalOwner {
    private var connections: [SignalConnection] = []

    /// Creates an owner without connections.
    public init() {}

    /// Connects a handler to a signal.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal, with an optional detail: `notify::active`.
    ///   - object: The emitter, which isn't retained.
    ///   - after: Pass `true` to call the handler after the default handler.
    ///   - handler: A closure that is called on the main actor. Capture the owner weakly if it owns `self`.
    /// - Returns: The connection, for pausing it or disconnecting it early; it always ends with this owner.
    @discardableResult
    public func connect<each Argument: SignalArgument>(
        _ signal: String, to object: some ObjectPointer, after: Bool = false,
        _ handler: @escaping (repeat each Argument) -> Void
    ) -> SignalConnection {
        add(signal, object, after, types(repeat (each Argument).self), answer: nil) { arguments, _ in
            var reader = SignalArgumentReader(next: arguments)
            handler(repeat reader.read((each Argument).self))
        }
    }

    /// Connects a handler with a return value to a signal.
    ///
    /// - Parameters:
    ///   - signal: The name of a signal that returns a Boolean, flags or an object.
    ///   - object: The emitter, which isn't retained.
    ///   - after: Pass `true` to call the handler after the default handler.
    ///   - handler: A closure that is called on the main actor. For most signals, `true` means that the signal was
    ///     handled and stops the emission. Flags are a `UInt32`, and an object is an `ObjectRef?`.
    /// - Returns: The connection, for pausing it or disconnecting it early; it always ends with this owner.
    @discardableResult
    public func answer<each Argument: SignalArgument, Answer: SignalAnswer>(
        _ signal: String, of object: some ObjectPointer, after: Bool = false,
        _ handler: @escaping (repeat each Argument) -> Answer
    ) -> SignalConnection {
        add(signal, object, after, types(repeat (each Argument).self), answer: Answer.self) { arguments, result in
            var reader = SignalArgumentReader(next: arguments)
            let answer = handler(repeat reader.read((each Argument).self))
            if let result { answer.store(in: result) }
        }
    }

    /// Disconnects all handlers.
    public func disconnectAll() {
        for connection in connections {
            connection.disconnect()
        }
        connections.removeAll()
    }

    isolated deinit {
        disconnectAll()
    }

    private func add(
        _ name: String, _ object: some ObjectPointer, _ after: Bool, _ arguments: [any SignalArgument.Type],
        answer: (any SignalAnswer.Type)?,
        _ handle: @escaping (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void
    ) -> SignalConnection {
        let address = object.objectAddress
        let signature = SignalSignature(name, of: address, arguments: arguments, answer: answer)
        let connection = SignalConnection(signature, of: address, after: after, handler: SignalHandler(handle))
        connections.append(connection)
        return connection
    }

    private func types<each Argument: SignalArgument>(
        _ argument: repeat (each Argument).Type
    ) -> [any SignalArgument.Type] {
        var types: [any SignalArgument.Type] = []
        for type in repeat each argument {
            types.append(type)
        }
        return types
    }
}

/// A reader of a signal's arguments, one after another.
private struct SignalArgumentReader {
    var next: UnsafePointer<GValue>

    mutating func read<Argument: SignalArgument>(_ type: Argument.Type) -> Argument {
        defer { next += 1 }
        return Argument(signalValue: next)
    }
}
