import Foundation

/// Opens addresses by the program that the person has for them.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(URL(string: "https://example.org")!) }
@MainActor
public struct OpenURLAction {
    /// The outcome of opening an address.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind
        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was not, and is not to be.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    /// Opens an address as the desktop does, and tells whether it could.
    public static var _system: @MainActor (URL, _ completion: @escaping @MainActor (Bool) -> Void) -> Void = {
        $1(false)
    }

    private let handler: @MainActor (URL) -> Result

    /// An action of one's own.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completion: called once with whether it was opened.
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
    /// Opens addresses, by the desktop unless a view says otherwise.
    @MainActor public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURLKey.self] = newValue }
    }
}
