/// Finds the types that declare previews, among the conformances that the compiler notes in each program and library.
///
/// Generic types declare no previews: nothing says of what.
@MainActor
enum PreviewSources {
    /// All of them, in no particular order.
    static var all: [any _PreviewSource.Type] {
        var found: [any _PreviewSource.Type] = []
        ConformanceRecord.forEach(of: ConformanceRecord.descriptor(ofProtocol: (any _PreviewSource).self)) { record in
            if let source = record.type.flatMap(plainType) as? any _PreviewSource.Type { found.append(source) }
        }
        return found
    }

    /// The type described at `descriptor`, if it is a class, struct or enum without parameters.
    private static func plainType(at descriptor: UnsafeRawPointer) -> Any.Type? {
        let (flags, isGeneric) = (descriptor.load(as: UInt32.self), UInt32(0x80))
        guard flags & isGeneric == 0, (16...18).contains(flags & 0x1F) else { return nil }
        let metadata = unsafeBitCast((descriptor + 12).direct, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(metadata(0), to: Any.Type.self)
    }
}
