import CorkUI
import Foundation

extension TestElement {
    /// The addresses that parts of a text lead to, in order.
    public var links: [URL] { shownText?.links.map(\.url) ?? [] }

    /// Opens the part of a text that is a link, as a click on it does.
    ///
    /// Settles.
    ///
    /// - Parameter text: what is read in the link; where it is in none, nothing happens.
    public func openLink(_ text: String) {
        guard let link = shownText?.links.first(where: { $0.text == text }) else { return }
        node.environment.openURL(link.url)
        host.settle()
    }

    private var shownText: Text? { node.item.view as? Text }
}
