/// A type-erased view value, or a part of one, in shared storage; extracting a part copies nothing.
@MainActor
public struct _HeldView {
    /// The type of the view.
    public let type: any View.Type
    private let address: UnsafeRawPointer
    private let holder: Holder

    /// Stores a view.
    public init<V: View>(_ view: consuming V) {
        self.init(view, as: V.self)
    }

    /// Stores a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - type: `V` as a view type, where the compiler does not know its conformance.
    private init<V>(_ view: consuming V, as type: any View.Type) {
        let holder = Holder.make(type, for: V.self)
        let memory = holder.memory(of: V.self)
        memory.initialize(to: view)
        self.init(type, at: UnsafeRawPointer(memory), in: holder)
    }

    /// Returns another value of the same type.
    func with<V>(_ view: consuming V) -> _HeldView {
        precondition(type == V.self, "A \(type) is no \(V.self)")
        return _HeldView(view, as: type)
    }

    private init(_ type: any View.Type, at address: UnsafeRawPointer, in holder: Holder) {
        self.type = type
        self.address = address
        self.holder = holder
    }

    /// Returns the value of a view of type `V`.
    public func value<V>(as: V.Type = V.self) -> V {
        precondition(type == V.self, "A \(type) is no \(V.self)")
        return part(V.self)
    }

    /// The value as an existential, for dynamic casts.
    var view: any View {
        func open<V: View>(_ type: V.Type) -> any View { value(as: V.self) }
        return _openExistential(type, do: open)
    }

    /// The name of the view's elements in tests, see ``View/_kind``.
    var kind: String? {
        func open<V: View>(_ type: V.Type) -> String? { part(V.self)._kind }
        return _openExistential(type, do: open)
    }

    /// Returns a copy of a part of the view.
    ///
    /// - Parameters:
    ///   - type: The type of the part.
    ///   - offset: The offset of the part in bytes. Structs store their fields in the order of declaration, see
    ///     ``PartOffsets``.
    /// - Returns: The copy.
    func part<Part>(_ type: Part.Type = Part.self, at offset: Int = 0) -> Part {
        defer { withExtendedLifetime(holder) {} }
        return (address + offset).assumingMemoryBound(to: Part.self).pointee
    }

    /// Returns a part of the view that shares its storage, see ``part(_:at:)``.
    func held<Part: View>(_: Part.Type, at offset: Int = 0) -> _HeldView {
        _HeldView(Part.self, at: address + offset, in: holder)
    }
}

extension _HeldView: ComparedByParts {
    /// Returns whether both values are known to be equal.
    func isSame(as other: _HeldView) -> Bool {
        guard type == other.type else { return false }
        func open<V: View>(_ type: V.Type) -> Bool { ValueComparator.equal(address, other.address, as: V.self) }
        defer { withExtendedLifetime((holder, other.holder)) {} }
        return address == other.address || _openExistential(type, do: open)
    }
}

/// The offsets of the fields of a struct or the elements of a tuple, computed in order.
struct PartOffsets {
    private var end = 0

    /// Returns the offset of the second of two parts, in bytes.
    static func second<First, Second>(_: First.Type, _: Second.Type) -> Int {
        var offsets = PartOffsets()
        _ = offsets.next(First.self)
        return offsets.next(Second.self)
    }

    /// Returns the offset of the next part, in bytes.
    mutating func next<Part>(_: Part.Type) -> Int {
        let mask = MemoryLayout<Part>.alignment - 1
        let offset = (end + mask) & ~mask
        end = offset + MemoryLayout<Part>.size
        return offset
    }
}

/// The alignment of allocated memory.
private typealias HolderGrain = SIMD2<UInt64>

/// The storage of a view of any type.
///
/// A generic class would need metadata for each view type, which the runtime creates slowly.
private final class Holder: ManagedBuffer<any View.Type, HolderGrain> {
    static func make<V>(_ type: any View.Type, for _: V.Type) -> Holder {
        let room = MemoryLayout<V>.size + max(0, MemoryLayout<V>.alignment - MemoryLayout<HolderGrain>.alignment)
        let count = (room + MemoryLayout<HolderGrain>.stride - 1) / MemoryLayout<HolderGrain>.stride
        return unsafeDowncast(create(minimumCapacity: count) { _ in type }, to: Holder.self)
    }

    func memory<V>(of type: V.Type) -> UnsafeMutablePointer<V> {
        withUnsafeMutablePointerToElements {
            UnsafeMutableRawPointer($0).alignedUp(for: V.self).assumingMemoryBound(to: V.self)
        }
    }

    deinit {
        func open<V: View>(_ type: V.Type) { memory(of: type).deinitialize(count: 1) }
        open(header)
    }
}
