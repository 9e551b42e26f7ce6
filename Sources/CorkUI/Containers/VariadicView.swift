/// Containers of earlier versions of SwiftUI, which much-used packages declare with names of their own.

/// A value that a view provides to the containers around it.
public protocol _ViewTraitKey {
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

private struct TraitKey<Key: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
        get { self[TraitKey<Key>.self] }
        set { self[TraitKey<Key>.self] = newValue }
    }
}

extension View {
    /// Sets a value that the containers around the view read.
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        containerValue(\.[trait: UncheckedKey<Key>()], value)
    }
}

/// A hashable stand-in for a key in a key path.
private struct UncheckedKey<Key: _ViewTraitKey>: Hashable {}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(trait key: UncheckedKey<Key>) -> Key.Value {
        get { self[TraitKey<Key>.self] }
        set { self[TraitKey<Key>.self] = newValue }
    }
}

/// A container that receives the resolved subviews of its content.
public enum _VariadicView {
    /// A container.
    public typealias Root = _VariadicView_Root
    /// A container that makes a view.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A container that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A container that makes any number of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The subviews of a container.
    public typealias Children = _VariadicView_Children

    /// The view of a container and its content.
    public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        /// The container.
        public var root: Root
        /// The content.
        public var content: Content

        /// Creates a view.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        /// Creates a view.
        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

        /// The content and behavior of the view.
        public var body: some View {
            Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
        }
    }
}

/// A container of a variadic view.
@MainActor @preconcurrency
public protocol _VariadicView_Root {}

/// A container that makes a view from subviews.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// Returns the view for the subviews.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A container that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A container that makes any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The subviews of a variadic view, which show all of them as a view.
public struct _VariadicView_Children: View, RandomAccessCollection {
    nonisolated let subviews: SubviewsCollection

    /// A subview.
    public struct Element: View, Identifiable {
        nonisolated let subview: Subview

        nonisolated init(subview: Subview) { self.subview = subview }

        /// The identity of the subview.
        public nonisolated var id: AnyHashable { AnyHashable(subview.id) }
        /// Returns the tag of the subview or the identifier of its element, if it is of a type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.containerValues.tag(for: type) }
        /// The value that the subview provides for a key.
        public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { subview.containerValues[trait: key] }
        /// The content and behavior of the view.
        public var body: some View { subview }
    }

    /// The index of the first element.
    public nonisolated var startIndex: Int { subviews.startIndex }
    /// The index after the last element.
    public nonisolated var endIndex: Int { subviews.endIndex }
    /// Returns the element at an index.
    public nonisolated subscript(index: Int) -> Element { Element(subview: subviews[index]) }
    /// The content and behavior of the view.
    public var body: some View { subviews }
}
