/// The types that conform to a protocol, read from the conformance records of all loaded images.
///
/// `Metatype` is the protocol's existential metatype, such as `any View.Type`. A dynamic cast scans all records once
/// for each type; this class scans them once for each protocol.
@MainActor
package final class Conformers<Metatype> {
    private let proto: UnsafeRawPointer
    private var records: [UnsafeRawPointer: ConformanceRecord] = [:]
    /// The number of loaded images that `records` was read from.
    private var images = 0

    /// Creates a lookup for a protocol.
    ///
    /// - Parameter existential: The protocol's type, as `(any View).self`.
    package init(to existential: Any.Type) { proto = ConformanceRecord.descriptor(ofProtocol: existential) }

    /// Returns the same as `type as? Metatype`.
    package func conforming(_ type: Any.Type) -> Metatype? {
        switch TypeKind(type) {
        case .struct, .enum, .optional:
            let descriptor = TypeKind.descriptor(of: type)
            // A C type may have several descriptors.
            if (descriptor.load(as: UInt32.self) >> 16) & 3 == 2 { return type as? Metatype }
            guard let record = record(of: descriptor) else { return nil }
            guard let witnessTable = record.witnessTable else { return type as? Metatype }
            return unsafeBitCast((type, witnessTable), to: Metatype.self)
        case .tuple, .function: return nil
        case .existential, nil: return type as? Metatype
        }
    }

    /// Returns whether `type as? Metatype` is not `nil`.
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

/// The kind of a type, read from the first word of its metadata; `nil` for classes and rare kinds.
enum TypeKind: UInt {
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303

    init?(_ type: Any.Type) { self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) }

    /// Returns the descriptor of a struct or an enum, which all specializations of a generic type share.
    static func descriptor(of type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
            .load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    }
}
