import Foundation

/// A view that shows what another one looks like, found where it was declared by `#Preview` or a ``PreviewProvider``.
@MainActor
public struct Preview {
    /// What it is called: the name it was given, else the file and the line, or the type, of its declaration.
    public nonisolated let name: String
    /// The module it was declared in.
    public nonisolated let module: String
    /// In points.
    public nonisolated let size: CGSize
    private let content: @MainActor () -> AnyView

    init<Content: View>(
        _ name: String, module: String, size: CGSize?, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.name = name
        self.module = module
        self.size = size ?? Self.windowSize
        self.content = { AnyView(content()) }
    }

    /// What `#Preview` declares.
    ///
    /// - Parameters:
    ///   - name: its name; nil for one that goes by its place.
    ///   - fileID: the file, after the module and a slash.
    ///   - line: the line in the file.
    public init(
        _ name: String?, fileID: String, line: Int, traits: [PreviewTrait],
        content: @escaping @MainActor () -> any View
    ) {
        let parts = fileID.split(separator: "/")
        self.name = name ?? "\(parts.last ?? ""):\(line)"
        module = String(parts.first ?? "")
        size = traits.compactMap(\.size).last ?? Self.windowSize
        self.content = { AnyView(erasing: content()) }
    }

    /// Makes the view.
    public var view: some View { content() }

    private nonisolated static let windowSize = CGSize(width: 800, height: 600)

    /// All previews of the program and the libraries it was linked with, by module and name.
    ///
    /// - Complexity: linear in the protocol conformances of the program.
    public static var all: [Preview] {
        PreviewSources.all.flatMap { $0._makePreviews() }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
    }
}

/// How a `#Preview` is shown.
public struct PreviewTrait: Hashable, Sendable {
    let size: CGSize?

    /// In a size of its own, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }

    /// As a window: 800 by 600 points.
    public static var defaultLayout: PreviewTrait { PreviewTrait(size: nil) }
}

/// A type that declares previews.
@MainActor @preconcurrency
public protocol _PreviewSource {
    static func _makePreviews() -> [Preview]
}
