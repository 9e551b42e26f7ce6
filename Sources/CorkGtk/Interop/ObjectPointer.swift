import CGtk

/// A pointer to a GObject, under any of the names the C importer gives it.
///
/// Types whose layout is in GTK's headers arrive as `UnsafeMutablePointer<GtkWidget>`, final types and interfaces as
/// `OpaquePointer`, generic objects as `UnsafeMutableRawPointer`.
nonisolated public protocol ObjectPointer {
    /// The object's address.
    var objectAddress: UnsafeMutableRawPointer { get }
}

nonisolated extension OpaquePointer: ObjectPointer {
    /// The address of the object.
    public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension UnsafeMutableRawPointer: ObjectPointer {
    /// The address of the object.
    public var objectAddress: UnsafeMutableRawPointer { self }
}

nonisolated extension UnsafeMutablePointer: ObjectPointer {
    /// The address of the object.
    public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension ObjectPointer {
    /// The address as GTK's functions for final types and interfaces take it.
    public var opaque: OpaquePointer { OpaquePointer(objectAddress) }

    /// The address as GTK's functions for a class with a public layout take it, such as `GtkWindow`; unchecked.
    public func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        objectAddress.assumingMemoryBound(to: type)
    }

    /// Whether the object is of a GObject type, one derived from it, or implements it if it is an interface.
    public func isA(_ type: GType) -> Bool {
        cork_object_is_a(objectAddress, type) != 0
    }
}
