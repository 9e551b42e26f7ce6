/// Which types conform to a protocol, by the records of all programs and libraries in memory; `Metatype` is that of the
/// protocol's types, as `any View.Type`.
///
/// For a cast, the runtime goes through all records there are, once for each type; here that is done once a protocol.
@MainActor
package final class Conformers<Metatype> {
    private let proto: UnsafeRawPointer
    private var records: [UnsafeRawPointer: ConformanceRecord] = [:]
    /// The number of programs and libraries that `records` was read from.
    private var images = 0

    /// - Parameter existential: the protocol's type, as `(any View).self`.
    package init(to existential: Any.Type) { proto = ConformanceRecord.descriptor(ofProtocol: existential) }

    /// What `type as? Metatype` is.
    package func conforming(_ type: Any.Type) -> Metatype? {
        switch TypeKind(type) {
        case .struct, .enum, .optional:
            let descriptor = TypeKind.descriptor(of: type)
            // What C declares may be described in several places.
            if (descriptor.load(as: UInt32.self) >> 16) & 3 == 2 { return type as? Metatype }
            guard let record = record(of: descriptor) else { return nil }
            guard let witnessTable = record.witnessTable else { return type as? Metatype }
            return unsafeBitCast((type, witnessTable), to: Metatype.self)
        case .tuple, .function: return nil
        case .existential, nil: return type as? Metatype
        }
    }

    /// Whether `type as? Metatype` is not nil.
    package func includes(_ type: Any.Type) -> Bool {
        switch TypeKind(type) {
        case .struct, .enum, .optional:
            guard let record = record(of: TypeKind.descriptor(of: type)) else { return conforming(type) != nil }
            return record.isUnconditional || conforming(type) != nil
        default: return conforming(type) != nil
        }
    }

    private func record(of descriptor: UnsafeRawPointer) -> ConformanceRecord? {
        let count = MetadataSections.all.count
        if count != images {
            images = count
            ConformanceRecord.forEach(of: proto) { if let type = $0.type { records[type] = $0 } }
        }
        return records[descriptor]
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

    /// Where a struct or an enum is described: the same for all types that a generic one makes.
    static func descriptor(of type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
            .load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    }
}
