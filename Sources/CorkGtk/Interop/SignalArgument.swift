import CGtk

/// A type that represents an argument of a signal.
///
/// Such types are `Bool`, `Int32` (integers and enumerations), `UInt32` (unsigned integers and flags), `Double`,
/// `String` and pointers; the last two also as optionals, for arguments that may be NULL.
nonisolated public protocol SignalArgument {
    /// Returns whether a value of a kind can be read as this type.
    static func accepts(_ kind: CorkValueKind) -> Bool

    /// Reads a value of an accepted kind.
    init(signalValue: UnsafePointer<GValue>)
}

/// An argument that may be NULL: a string, or a pointer to an object or a record, valid during the call.
nonisolated public protocol SignalReference: SignalArgument {
    /// Reads a value of an accepted kind, or returns `nil` for NULL.
    init?(nullableSignalValue: UnsafePointer<GValue>)
}

nonisolated extension SignalReference {
    /// Reads a value.
    ///
    /// - Precondition: The value isn't NULL.
    public init(signalValue: UnsafePointer<GValue>) {
        guard let value = Self(nullableSignalValue: signalValue) else {
            fatalError("A signal's argument is NULL here: take it as \(Self.self)? in the handler.")
        }
        self = value
    }
}

nonisolated extension Bool: SignalArgument {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_BOOL }

    /// Reads an argument of a signal.
    public init(signalValue: UnsafePointer<GValue>) {
        self = g_value_get_boolean(signalValue) != 0
    }
}

nonisolated extension Int32: SignalArgument {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_INT || kind == CORK_VALUE_ENUM }

    /// Reads an argument of a signal.
    public init(signalValue: UnsafePointer<GValue>) {
        let isEnum = cork_value_kind(signalValue.pointee.g_type) == CORK_VALUE_ENUM
        self = isEnum ? g_value_get_enum(signalValue) : g_value_get_int(signalValue)
    }
}

nonisolated extension UInt32: SignalArgument {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_UINT || kind == CORK_VALUE_FLAGS }

    /// Reads an argument of a signal.
    public init(signalValue: UnsafePointer<GValue>) {
        let isFlags = cork_value_kind(signalValue.pointee.g_type) == CORK_VALUE_FLAGS
        self = isFlags ? g_value_get_flags(signalValue) : g_value_get_uint(signalValue)
    }
}

nonisolated extension Double: SignalArgument {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_DOUBLE }

    /// Reads an argument of a signal.
    public init(signalValue: UnsafePointer<GValue>) {
        self = g_value_get_double(signalValue)
    }
}

nonisolated extension String: SignalReference {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_STRING }

    /// Reads an argument of a signal, or returns `nil` for NULL.
    public init?(nullableSignalValue value: UnsafePointer<GValue>) {
        guard let text = g_value_get_string(value) else { return nil }
        self.init(cString: text)
    }
}

nonisolated extension OpaquePointer: SignalReference {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_REFERENCE }

    /// Reads an argument of a signal, or returns `nil` for NULL.
    public init?(nullableSignalValue value: UnsafePointer<GValue>) {
        guard let pointer = g_value_peek_pointer(value) else { return nil }
        self.init(pointer)
    }
}

nonisolated extension UnsafeMutablePointer: SignalReference, SignalArgument {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { kind == CORK_VALUE_REFERENCE }

    /// Reads an argument of a signal, or returns `nil` for NULL.
    public init?(nullableSignalValue value: UnsafePointer<GValue>) {
        guard let pointer = g_value_peek_pointer(value) else { return nil }
        self = pointer.assumingMemoryBound(to: Pointee.self)
    }
}

nonisolated extension Optional: SignalArgument where Wrapped: SignalReference {
    /// Returns whether arguments of a kind can be read as this type.
    public static func accepts(_ kind: CorkValueKind) -> Bool { Wrapped.accepts(kind) }

    /// Reads an argument of a signal.
    public init(signalValue: UnsafePointer<GValue>) {
        self = Wrapped(nullableSignalValue: signalValue)
    }
}
