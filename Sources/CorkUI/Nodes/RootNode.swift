import Foundation

/// The root node of a window's content.
package class RootNode: _ViewNode, SizeContainer {
    private let makeContent: @MainActor () -> _ViewListItem
    var followers = SizeFollowers()
    /// A Boolean value that indicates whether views inside derive their lengths from the window's size.
    ///
    /// Such views must not keep the window from shrinking.
    package var hasFollowers: Bool { !followers.isEmpty }

    /// Creates the root of a window that shows what `content` returns; several views are stacked vertically.
    ///
    /// - Parameters:
    ///   - graph: The window's nodes.
    ///   - environment: The environment of the content.
    ///   - content: Makes the views.
    package convenience init<Content: View>(
        graph: Graph, environment: EnvironmentValues, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            graph: graph, environment: environment,
            makeContent: {
                _ViewListItem.combining(content(), in: VStackLayout())
            })
    }

    init(graph: Graph, environment: EnvironmentValues, makeContent: @escaping @MainActor () -> _ViewListItem) {
        self.makeContent = makeContent
        super.init(
            _ViewListItem(EmptyView(), .single),
            _NodeInputs(graph: graph, environment: environment, bodyEnvironment: environment, parent: nil, depth: 0))
        finish()
    }

    package override var isHost: Bool { true }
    override var mayBeShown: Bool { false }

    override func build() {
        let item = tracking(makeContent)
        children = [makeChild(item, environment: environment, bodyEnvironment: environment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { evaluate() }

    /// Evaluates the content again after a value that it read changed.
    package override func evaluate() {
        let item = tracking(makeContent)
        updateChild(item, environment: environment, bodyEnvironment: environment)
    }

    /// Sets the environment of all views.
    package func setEnvironment(_ environment: EnvironmentValues) {
        update(item, environment: environment, bodyEnvironment: environment)
    }

    /// Lays out the content for a window of `size` points.
    package func layout(in size: CGSize) {
        if hasFollowers { memory.forget(sizes: true) }
        followers.take(size, of: self)
        place(CGRect(origin: .zero, size: size))
    }

    package override func placeChildren(in bounds: CGRect) { place(children[0], inMiddleOf: bounds) }
}
