import Foundation

/// An action that opens URLs, by default in the person's preferred app.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(URL(string: "https://example.org")!) }
@MainActor
public struct OpenURLAction {
    /// The result of a custom handler.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind
        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The URL is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    /// Opens a URL in the desktop's default app, and reports whether that succeeded.
    public static var _system: @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void = {
        $1(false)
    }

    private let handler: @MainActor (URL) -> Result

    /// Creates an action with a custom handler.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: Called once with whether the URL was opened.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): Self._system(other ?? url, completion)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// The action that opens URLs, by default through the desktop.
    @MainActor public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURLKey.self] = newValue }
    }
}
