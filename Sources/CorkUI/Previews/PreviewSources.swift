/// A lookup of the types that declare previews, in the protocol conformance records of the program and its libraries.
///
/// Generic types cannot declare previews, because their arguments are not known.
@MainActor
enum PreviewSources {
    /// All types that declare previews, in no particular order.
    static var all: [any _PreviewSource.Type] {
        var found: [any _PreviewSource.Type] = []
        ConformanceRecord.forEach(of: ConformanceRecord.descriptor(ofProtocol: (any _PreviewSource).self)) { record in
            if let source = record.type.flatMap(plainType) as? any _PreviewSource.Type { found.append(source) }
        }
        return found
    }

    /// Returns the type of a context descriptor, or `nil` if it is generic or is not a class, structure, or
    /// enumeration.
    private static func plainType(at descriptor: UnsafeRawPointer) -> Any.Type? {
        let (flags, isGeneric) = (descriptor.load(as: UInt32.self), UInt32(0x80))
        guard flags & isGeneric == 0, (16...18).contains(flags & 0x1F) else { return nil }
        let metadata = unsafeBitCast((descriptor + 12).direct, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(metadata(0), to: Any.Type.self)
    }
}
