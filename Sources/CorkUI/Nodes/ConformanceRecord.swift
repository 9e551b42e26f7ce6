/// A record that the compiler emits in each image for each conformance of a type to a protocol.
///
/// The layouts are those of Swift 6. Swift's ABI is not stable on Linux: where a later compiler changes them,
/// `ConformersTests` fails.
struct ConformanceRecord {
    private let address: UnsafeRawPointer

    /// The descriptor of the protocol.
    var proto: UnsafeRawPointer { address.indirect }

    /// The descriptor of the type, if it is a Swift type.
    var type: UnsafeRawPointer? {
        switch (flags >> 3) & 7 {
        case 0: (address + 4).direct
        case 1: (address + 4).direct.load(as: UnsafeRawPointer.self)
        default: nil
        }
    }

    private var flags: UInt32 { address.load(fromByteOffset: 12, as: UInt32.self) }

    /// A Boolean value that indicates whether the conformance is independent of generic arguments.
    var isUnconditional: Bool { flags & 0xff00_ff00 == 0 }

    /// The witness table, if it is the same for all generic arguments and needs no instantiation.
    var witnessTable: UnsafeRawPointer? {
        let isMadeLater = flags & 1 << 17 != 0
        return isUnconditional && !isMadeLater ? (address + 8).direct : nil
    }

    /// Returns the descriptor of a protocol from its existential type.
    static func descriptor(ofProtocol existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    }

    /// Calls `body` for each conformance to a protocol in any loaded image.
    static func forEach(of proto: UnsafeRawPointer, _ body: (ConformanceRecord) -> Void) {
        for section in MetadataSections.all.map(\.conformances) {
            guard let start = UnsafeRawPointer(bitPattern: section.start) else { continue }
            for offset in stride(from: 0, to: section.count, by: 4) {
                let record = ConformanceRecord(address: (start + offset).direct)
                if record.proto == proto { body(record) }
            }
        }
    }
}

/// The metadata sections of a loaded image, laid out as in the Swift runtime.
struct MetadataSections {
    typealias Section = (start: UInt, count: Int)
    let version: UInt
    let baseAddress: UInt
    let unused: (UInt, UInt)
    let protocols: Section
    let conformances: Section

    /// The sections of all loaded images.
    static var all: [MetadataSections] {
        var found: [MetadataSections] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateMetadataSections(
                { sections, found in
                    found.assumingMemoryBound(to: [MetadataSections].self).pointee
                        .append(sections.load(as: MetadataSections.self))
                    return true
                }, found)
        }
        return found
    }
}

/// Calls `body` for each loaded image until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)

extension UnsafeRawPointer {
    /// The address that the relative offset at this address refers to.
    var direct: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// The address that the relative offset at this address refers to, through another pointer if the offset is odd.
    fileprivate var indirect: UnsafeRawPointer {
        let offset = Int(load(as: Int32.self))
        let place = self + (offset & ~1)
        return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
    }
}
