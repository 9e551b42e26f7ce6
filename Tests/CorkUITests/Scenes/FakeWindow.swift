@testable import CorkTesting
@testable import CorkUI

/// A window that logs its events.
@MainActor
final class FakeWindow: PresentedWindow {
    let log: (String) -> Void
    let root: RootNode
    let graph = Graph(textMeasuring: FixedTextMeasuring())
    private let session: WindowSession

    init(
        _ description: _WindowDescription, _ value: PresentedValue, _ session: WindowSession,
        dialogs: (any FileDialogs)? = nil, log: @escaping (String) -> Void
    ) {
        self.log = log
        self.session = session
        var environment = EnvironmentValues()
        environment.windowSession = session
        environment.presentedValue = value
        environment.fileDialogs = dialogs
        // It shows no frames: what others set in motion must not wait for it.
        graph.motions.isEnabled = false
        graph.onNeedsTurn = { [weak graph] in Task { @MainActor in graph?.settle() } }
        root = description.makeRoot(graph, environment)
        graph.settle()
    }

    var text: String { graph.settle(); return root.writtenText }
    func present() { log("present \(text)") }
    func requestClose() {
        log("close \(text)")
        session.closed(self)
    }

    func tap(_ label: String) {
        func find(_ node: _ViewNode) -> (any AnyButtonNode)? {
            if let button = node as? any AnyButtonNode, node.writtenText == label { return button }
            return node.children.lazy.compactMap(find).first
        }
        find(root)!.activate()
        graph.settle()
    }
}
