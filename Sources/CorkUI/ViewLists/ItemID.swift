import Synchronization

/// The identity of one resolved subview: the explicit ids and structural positions on the way from its container.
///
/// A cons cell per step, so that making one costs a single allocation. Equality compares real values, never hashes.
/// Lookups walk the path; **Complexity:** O(depth) for `==` and hashing.
@usableFromInline
package final class ItemID: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// One step on the way to a subview.
    @usableFromInline
    package enum Component: Hashable {
        /// A child's position in the source.
        case slot(Int)
        /// A branch of a condition.
        case branch(Int)
        /// An element of a `ForEach`: its id, which is its default tag as well.
        case element(AnyHashable)
        /// An element of a `ForEach` whose id is a whole number, the most common one.
        case number(Int)
        /// An element of a `ForEach` over subviews: one of a list, by its id.
        case subview(ObjectIdentifier, ItemID)
        /// An id given by `.id(_:)`.
        case explicit(AnyHashable)
        /// The view in an `AnyView`.
        case type(ObjectIdentifier)
        /// The rows that a row discloses, which are not elements of the row's own loop.
        case disclosed
        /// A subview vended again by another container.
        case proxy(ObjectIdentifier, ItemID)

        /// An element of a `ForEach`, by its id.
        @inlinable
        package static func element<ID: Hashable>(of id: ID) -> Component {
            if ID.self == Int.self { return .number(unsafeBitCast(id, to: Int.self)) }
            if ID.self == Subview.ID.self { return .element(of: unsafeBitCast(id, to: Subview.ID.self)) }
            return .element(AnyHashable(id))
        }

        /// An element of a `ForEach` over subviews.
        @usableFromInline package static func element(of id: Subview.ID) -> Component { .subview(id.list, id.item) }
    }

    /// The steps before, nil for the first.
    package let parent: ItemID?
    /// The last step.
    package let component: Component

    /// One step more than `parent`.
    @usableFromInline
    package init(_ parent: ItemID?, _ component: Component) {
        self.parent = parent
        self.component = component
    }

    /// The first step of a list.
    package static func root(_ component: Component) -> ItemID { ItemID(nil, component) }

    /// An id that an earlier comparison found to be equal, so that long paths are compared once; guarded by `twins`.
    private var twin: ItemID?
    /// Guards the twins of all ids, which may be compared on any thread.
    private static let twins = Mutex(())

    /// The id that represents all ids found to be equal to this one; the caller holds `twins`.
    private var first: ItemID {
        guard let twin else { return self }
        let first = twin.first
        self.twin = first
        return first
    }

    /// Returns whether two values are equal.
    @usableFromInline
    package static func == (lhs: ItemID, rhs: ItemID) -> Bool {
        if lhs === rhs { return true }
        // Rows of one list mostly differ in this, and are compared each with all others.
        if case .number(let x) = lhs.component, case .number(let y) = rhs.component, x != y { return false }
        let (first, second) = twins.withLock { _ in (lhs.first, rhs.first) }
        if first === second { return true }
        var a: ItemID? = first
        var b: ItemID? = second
        while let x = a, let y = b, x !== y {
            if x.component != y.component { return false }
            a = x.parent
            b = y.parent
        }
        guard a === b else { return false }
        twins.withLock { _ in
            let (first, second) = (lhs.first, rhs.first)
            if first !== second { second.twin = first }
        }
        return true
    }

    /// Hashes the parts that equality compares.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        var step: ItemID? = self
        while let current = step {
            // A vended subview's own path is in the element before it, mostly: hashing it twice would double each time.
            if case .proxy(let list, _) = current.component {
                hasher.combine(list)
            } else {
                hasher.combine(current.component)
            }
            step = current.parent
        }
    }

    /// The id of the nearest element on the path whose type is `T`, which serves as its default tag.
    func elementID<T: Hashable>(as type: T.Type) -> T? {
        var step: ItemID? = self
        while let current = step {
            switch current.component {
            case .element(let id):
                if let value = id.base as? T, Swift.type(of: id.base) == T.self { return value }
            case .number(let id):
                if T.self == Int.self { return unsafeBitCast(id, to: T.self) }
            case .subview(let list, let item):
                if T.self == Subview.ID.self { return unsafeBitCast(Subview.ID(list: list, item: item), to: T.self) }
            case .proxy(_, let original):
                if let value = original.elementID(as: type) { return value }
            case .disclosed: return nil
            default: break
            }
            step = current.parent
        }
        return nil
    }

    /// The id of the nearest element on the path, as it is called in sentences: of a subview vended again, the original's.
    var elementName: String {
        var step: ItemID? = self
        while let current = step {
            switch current.component {
            case .element(let id): return "\(id)"
            case .subview(_, let item): return item.elementName
            case .number(let id): return "\(id)"
            default: break
            }
            step = current.parent
        }
        return description
    }

    /// A text for debugging.
    @usableFromInline
    package var description: String {
        let own =
            switch component {
            case .slot(let index): "\(index)"
            case .branch(let index): "branch \(index)"
            case .element(let id): "‘\(id)’"
            case .number(let id): "‘\(id)’"
            case .explicit(let id): "id ‘\(id)’"
            case .type(let id): "type \(id.hashValue)"
            case .disclosed: "disclosed"
            case .subview(_, let id), .proxy(_, let id): "(\(id))"
            }
        return parent.map { "\($0)/\(own)" } ?? own
    }
}
