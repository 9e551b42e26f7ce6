import CGtk

/// A type that a handler can return to a signal: `Bool`, `UInt32` for flags, or `ObjectRef?` for an object.
nonisolated public protocol SignalAnswer {
    /// The kind of value that the signal returns.
    static var kind: CorkValueKind { get }

    /// Stores the return value for the emitter.
    @MainActor
    func store(in result: UnsafeMutablePointer<GValue>)
}

nonisolated extension Bool: SignalAnswer {
    /// The kind of value that the signal expects.
    public static var kind: CorkValueKind { CORK_VALUE_BOOL }

    /// Stores the return value of the signal.
    @MainActor
    public func store(in result: UnsafeMutablePointer<GValue>) { g_value_set_boolean(result, self ? 1 : 0) }
}

nonisolated extension UInt32: SignalAnswer {
    /// The kind of value that the signal expects.
    public static var kind: CorkValueKind { CORK_VALUE_FLAGS }

    /// Stores the return value of the signal.
    @MainActor
    public func store(in result: UnsafeMutablePointer<GValue>) { g_value_set_flags(result, self) }
}

nonisolated extension Optional: SignalAnswer where Wrapped == ObjectRef {
    /// The kind of value that the signal expects.
    public static var kind: CorkValueKind { CORK_VALUE_REFERENCE }

    /// Stores the return value of the signal.
    @MainActor
    public func store(in result: UnsafeMutablePointer<GValue>) { g_value_set_object(result, self?.objectAddress) }
}
