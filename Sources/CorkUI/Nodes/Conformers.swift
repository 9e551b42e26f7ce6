/// Which types conform to a protocol, by the records of all programs and libraries in memory.
///
/// The runtime goes through all records there are for each type that does not conform, and for each that a generic one
/// is made of; here that is done once a protocol.
@MainActor
final class Conformers {
    private let proto: UnsafeRawPointer
    private var conforming: Set<UnsafeRawPointer> = []
    /// How many programs and libraries `conforming` was read from.
    private var images = 0

    init(to existential: Any.Type) { proto = ConformanceRecord.descriptor(ofProtocol: existential) }

    /// Whether a type may conform: not whether it does, which what a generic type is made of may decide.
    func mayInclude(_ type: Any.Type) -> Bool {
        switch TypeKind(type) {
        case .struct, .enum, .optional:
            let descriptor = unsafeBitCast(type, to: UnsafeRawPointer.self)
                .load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
            // What C declares may be described in several places.
            let isForeign = (descriptor.load(as: UInt32.self) >> 16) & 3 == 2
            return isForeign || includes(descriptor)
        case .tuple, .function: return false
        case .existential, nil: return true
        }
    }

    private func includes(_ descriptor: UnsafeRawPointer) -> Bool {
        let count = MetadataSections.all.count
        if count != images {
            images = count
            ConformanceRecord.forEach(of: proto) { if let type = $0.type { conforming.insert(type) } }
        }
        return conforming.contains(descriptor)
    }
}

/// What kind of type a type is, by the first word of what describes it in memory; nil for objects and what is rare.
enum TypeKind: UInt {
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303

    init?(_ type: Any.Type) { self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) }
}
