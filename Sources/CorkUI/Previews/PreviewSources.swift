/// Finds the types that declare previews, among the protocol conformances that the compiler notes in each program and
/// library.
///
/// The layouts read here are part of Swift's stable ABI. Generic types declare no previews: nothing says of what.
@MainActor
enum PreviewSources {
    /// All of them, in no particular order.
    static var all: [any _PreviewSource.Type] {
        var found: [any _PreviewSource.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateMetadataSections(
                { sections, found in
                    let conformances = sections.load(as: MetadataSections.self).conformances
                    guard let start = UnsafeRawPointer(bitPattern: conformances.start) else { return true }
                    for offset in stride(from: 0, to: conformances.count, by: 4) {
                        guard let type = ConformanceDescriptor(at: (start + offset).direct).previewSource else {
                            continue
                        }
                        found.assumingMemoryBound(to: [any _PreviewSource.Type].self).pointee.append(type)
                    }
                    return true
                }, found)
        }
        return found
    }
}

/// Calls `body` for each program and library in memory until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)

/// Where a program or library notes what it consists of.
private struct MetadataSections {
    typealias Section = (start: UInt, count: Int)
    let version: UInt
    let baseAddress: UInt
    let unused: (UInt, UInt)
    let protocols: Section
    let conformances: Section
}

/// Says that a type conforms to a protocol.
private struct ConformanceDescriptor {
    private let address: UnsafeRawPointer

    init(at address: UnsafeRawPointer) { self.address = address }

    /// The type, where it conforms to `_PreviewSource`.
    var previewSource: (any _PreviewSource.Type)? {
        guard UInt(bitPattern: address.indirect) == Self.previewProtocol, let type = typeDescriptor else { return nil }
        let (flags, isGeneric) = (type.load(as: UInt32.self), UInt32(0x80))
        guard flags & isGeneric == 0, (16...18).contains(flags & 0x1F) else { return nil }
        let metadata = unsafeBitCast((type + 12).direct, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(metadata(0), to: Any.Type.self) as? any _PreviewSource.Type
    }

    /// What describes the type, where it is one of Swift's.
    private var typeDescriptor: UnsafeRawPointer? {
        switch (address.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7 {
        case 0: (address + 4).direct
        case 1: (address + 4).direct.load(as: UnsafeRawPointer.self)
        default: nil
        }
    }

    /// Where the protocol is described, as its existential type tells.
    private static let previewProtocol: UInt = {
        let existential = unsafeBitCast((any _PreviewSource).self as Any.Type, to: UnsafeRawPointer.self)
        return existential.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
    }()
}

extension UnsafeRawPointer {
    /// What the offset here leads to.
    fileprivate var direct: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// What the offset here leads to, or, where it is odd, the address that it leads to.
    fileprivate var indirect: UnsafeRawPointer {
        let offset = Int(load(as: Int32.self))
        let place = self + (offset & ~1)
        return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
    }
}
