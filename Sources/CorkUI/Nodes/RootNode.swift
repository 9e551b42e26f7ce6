import Foundation

/// The node a window's content hangs from.
package class RootNode: _ViewNode, SizeContainer {
    private let makeContent: @MainActor () -> _ViewListItem
    var followers = SizeFollowers()
    /// Whether views inside take their lengths from the window's: they follow it, and must not keep it from shrinking.
    package var hasFollowers: Bool { !followers.isEmpty }

    /// Shows what `content` returns; several views are stacked.
    ///
    /// - Parameters:
    ///   - graph: the window's nodes.
    ///   - environment: the values that views see unless one is set above them.
    ///   - content: Makes the views.
    package init<Content: View>(
        graph: Graph, environment: EnvironmentValues, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        makeContent = {
            _ViewListItem.combining(content(), in: VStackLayout())
        }
        super.init(
            _ViewListItem(EmptyView(), .single),
            _NodeInputs(graph: graph, environment: environment, bodyEnvironment: environment, parent: nil, depth: 0))
        finish()
    }

    package override var isSurface: Bool { true }
    override var mayBeShown: Bool { false }

    override func build() {
        let item = tracking(makeContent)
        children = [makeChild(item, environment: environment, bodyEnvironment: environment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { evaluate() }

    /// Evaluates the content again, as when something it read changed.
    package override func evaluate() {
        let item = tracking(makeContent)
        updateChild(item, environment: environment, bodyEnvironment: environment)
    }

    /// Gives all views another environment.
    package func setEnvironment(_ environment: EnvironmentValues) {
        update(item, environment: environment, bodyEnvironment: environment)
    }

    /// Places everything in a window of `size` points.
    package func layout(in size: CGSize) {
        if hasFollowers { memory.forget(sizes: true) }
        followers.take(size, of: self)
        place(CGRect(origin: .zero, size: size))
    }

    package override func placeChildren(in bounds: CGRect) { place(children[0], inMiddleOf: bounds) }
}
