/// An operation that a drop performs on the dragged items.
public enum DropOperation: Hashable, Sendable {
    /// The drag was cancelled.
    case cancel
    /// The destination does not accept the items.
    case forbidden
    /// The destination has a copy.
    case copy
    /// The destination has the items, and the source removes them.
    case move
    /// The destination refers to the items.
    case alias
    /// The items are removed.
    case delete

    /// A set of operations.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the operations.
        public let rawValue: Int
        /// Creates a set of operations from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The items are copied.
        public static let copy = Set(rawValue: 1)
        /// The items are moved.
        public static let move = Set(rawValue: 2)
        /// The destination refers to the items.
        public static let alias = Set(rawValue: 4)
        /// The items are removed.
        public static let delete = Set(rawValue: 8)
    }
}

/// The operations that the source of a drag offers.
public struct DragConfiguration: Sendable {
    /// The operations offered to the views of the program.
    public struct OperationsWithinApp: Sendable {
        /// A Boolean value that indicates whether a destination may copy the items.
        public var allowCopy: Bool
        /// A Boolean value that indicates whether a destination may move the items.
        public var allowMove: Bool
        /// A Boolean value that indicates whether a destination may delete the items.
        public var allowDelete: Bool

        /// Creates a set of allowed operations.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
        }

        var operations: DropOperation.Set {
            var operations: DropOperation.Set = []
            if allowCopy { operations.insert(.copy) }
            if allowMove { operations.insert(.move) }
            if allowDelete { operations.insert(.delete) }
            return operations
        }
    }

    /// The operations offered to other programs.
    public struct OperationsOutsideApp: Sendable {
        /// A Boolean value that indicates whether a destination may copy the items.
        public var allowCopy: Bool
        /// A Boolean value that indicates whether a destination may move the items.
        public var allowMove: Bool

        /// Creates a set of allowed operations.
        public init(allowCopy: Bool = true, allowMove: Bool = false) {
            (self.allowCopy, self.allowMove) = (allowCopy, allowMove)
        }
    }

    /// The operations offered to the views of the program.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations offered to other programs.
    public var operationsOutsideApp: OperationsOutsideApp

    /// Creates a configuration from the operations for the program's own views and for other programs.
    public init(
        operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
        operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
    ) {
        (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
    }

    /// Creates a configuration that allows copying, and within the program optionally moving and deleting.
    public init(allowMove: Bool, allowDelete: Bool = false) {
        self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete))
    }
}

/// The behavior of a drop destination.
public struct DropConfiguration: Sendable {
    /// The operation that a drop performs.
    public var operation: DropOperation
    /// The number of items that a drop accepts, from the first one on, or `nil` for all.
    public var acceptedItemCount: Int?

    /// Creates a configuration with an operation; an operation that the source does not offer forbids the drop.
    public init(operation: DropOperation) { self.operation = operation }
}
