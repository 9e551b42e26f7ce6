/// The record that the compiler writes into each program and library for each conformance of a type to a protocol.
///
/// The layouts are those of Swift 6. Swift's ABI is not stable on Linux: where a later compiler changes them,
/// `ConformersTests` fails.
struct ConformanceRecord {
    private let address: UnsafeRawPointer

    /// Where the protocol is described.
    var proto: UnsafeRawPointer { address.indirect }

    /// Where the type is described, if it is one of Swift's.
    var type: UnsafeRawPointer? {
        switch (flags >> 3) & 7 {
        case 0: (address + 4).direct
        case 1: (address + 4).direct.load(as: UnsafeRawPointer.self)
        default: nil
        }
    }

    private var flags: UInt32 { address.load(fromByteOffset: 12, as: UInt32.self) }

    /// Whether the type conforms whatever it is made of.
    var isUnconditional: Bool { flags & 0xff00_ff00 == 0 }

    /// How the type conforms, if that is the same whatever the type is made of, as where it is not generic.
    var witnessTable: UnsafeRawPointer? {
        let isMadeLater = flags & 1 << 17 != 0
        return isUnconditional && !isMadeLater ? (address + 8).direct : nil
    }

    /// Where a protocol is described, as its existential type tells.
    static func descriptor(ofProtocol existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    }

    /// Calls `body` for each conformance to a protocol that is noted in any program or library in memory.
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

/// Where a program or library notes what it consists of.
struct MetadataSections {
    typealias Section = (start: UInt, count: Int)
    let version: UInt
    let baseAddress: UInt
    let unused: (UInt, UInt)
    let protocols: Section
    let conformances: Section

    /// Those of each program and library in memory.
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

/// Calls `body` for each program and library in memory until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)

extension UnsafeRawPointer {
    /// What the offset here leads to.
    var direct: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// What the offset here leads to, or, where it is odd, the address that it leads to.
    fileprivate var indirect: UnsafeRawPointer {
        let offset = Int(load(as: Int32.self))
        let place = self + (offset & ~1)
        return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
    }
}
