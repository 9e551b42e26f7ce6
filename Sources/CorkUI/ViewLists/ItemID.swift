import Synchronization

/// The identity of a resolved subview: the explicit ids and structural positions on the path from its container.
///
/// Each step is a linked node, so that creating an id takes a single allocation. Equality compares values, never
/// hashes.
///
/// - Complexity: O(depth) for `==` and hashing.
@usableFromInline
package final class ItemID: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// A step on the path to a subview.
    @usableFromInline
    package enum Component: Hashable {
        /// A child's position in the source.
        case slot(Int)
        /// A branch of a condition.
        case branch(Int)
        /// An element of a `ForEach`, with its id, which is also its default tag.
        case element(AnyHashable)
        /// An element of a `ForEach` with an `Int` id, the most common kind.
        case number(Int)
        /// An element of a `ForEach` over subviews, with the list and the id of the subview.
        case subview(ObjectIdentifier, ItemID)
        /// An id set by `.id(_:)`.
        case explicit(AnyHashable)
        /// The type of the view in an `AnyView`.
        case type(ObjectIdentifier)
        /// The rows that a disclosure row shows, which are not elements of the row's own loop.
        case disclosed
        /// A subview that another container received and shows.
        case proxy(ObjectIdentifier, ItemID)

        /// Returns the component of a `ForEach` element with an id.
        @inlinable
        package static func element<ID: Hashable>(of id: ID) -> Component {
            if ID.self == Int.self { return .number(unsafeBitCast(id, to: Int.self)) }
            if ID.self == Subview.ID.self { return .element(of: unsafeBitCast(id, to: Subview.ID.self)) }
            return .element(AnyHashable(id))
        }

        /// Returns the component of an element of a `ForEach` over subviews.
        @usableFromInline package static func element(of id: Subview.ID) -> Component { .subview(id.list, id.item) }
    }

    /// The previous steps; `nil` for the first step.
    package let parent: ItemID?
    /// The last step.
    package let component: Component

    /// Creates an id with another step after `parent`.
    @usableFromInline
    package init(_ parent: ItemID?, _ component: Component) {
        self.parent = parent
        self.component = component
    }

    /// Returns an id with a single step.
    package static func root(_ component: Component) -> ItemID { ItemID(nil, component) }

    /// An equal id found by an earlier comparison, so that long paths are compared once; guarded by `twins`.
    private var twin: ItemID?
    /// Guards `twin` of all ids, which any thread may compare.
    private static let twins = Mutex(())

    /// The representative of all ids found equal to this one; the caller holds `twins`.
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
        // Ids in the same list mostly differ in the last number, and many pairs are compared.
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
            // The element before it mostly includes the vended subview's path; hashing it twice would double the cost
            // each level.
            if case .proxy(let list, _) = current.component {
                hasher.combine(list)
            } else {
                hasher.combine(current.component)
            }
            step = current.parent
        }
    }

    /// Returns the id of the nearest `ForEach` element on the path of type `T`, which is its default tag.
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

    /// The id of the nearest element on the path, for warnings; for a vended subview that of the original.
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
