import CorkUI
import Foundation

extension TestElement {
    /// The URLs of the links in a text, in order.
    public var links: [URL] { shownText?.links.map(\.url) ?? [] }

    /// Opens a link in a text, as a click does, and settles.
    ///
    /// - Parameter text: The text of the link; has no effect if there is no such link.
    public func openLink(_ text: String) {
        guard let link = shownText?.links.first(where: { $0.text == text }) else { return }
        node.environment.openURL(link.url)
        host.settle()
    }

    private var shownText: Text? { node.item.view as? Text }
}
