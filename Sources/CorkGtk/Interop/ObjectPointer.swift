import CGtk

/// A pointer to a GObject, in any of the types of the C importer.
///
/// Types with a public layout in GTK's headers are imported as `UnsafeMutablePointer<GtkWidget>`, final types and
/// interfaces as `OpaquePointer`, and generic objects as `UnsafeMutableRawPointer`.
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
    /// The address for GTK's functions of final types and interfaces.
    public var opaque: OpaquePointer { OpaquePointer(objectAddress) }

    /// Returns the address for GTK's functions of a class with a public layout, such as `GtkWindow`, without a check.
    public func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        objectAddress.assumingMemoryBound(to: type)
    }

    /// Returns a Boolean value that indicates whether the object is an instance of a GObject type or implements an
    /// interface.
    public func isA(_ type: GType) -> Bool {
        cork_object_is_a(objectAddress, type) != 0
    }
}
