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
        self.size = size.map(Self.clamped) ?? Self.windowSize
        self.content = { AnyView(content()) }
    }

    /// What `#Preview` declares.
    ///
    /// - Parameters:
    ///   - name: its name; nil for one that goes by its place.
    ///   - fileID: the file, after the module and a slash.
    ///   - line: the line in the file.
    ///   - traits: How the preview is shown.
    ///   - content: Makes the view.
    public init(
        _ name: String?, fileID: String, line: Int, traits: [PreviewTrait],
        content: @escaping @MainActor () -> any View
    ) {
        let parts = fileID.split(separator: "/")
        self.name = name ?? "\(parts.last ?? ""):\(line)"
        module = String(parts.first ?? "")
        size = traits.compactMap(\.size).last.map(Self.clamped) ?? Self.windowSize
        let fitsContent = traits.contains(where: \.fitsContent)
        self.content = {
            fitsContent ? AnyView(AnyView(erasing: content()).fixedSize()) : AnyView(erasing: content())
        }
    }

    /// Makes the view.
    public var view: some View { content() }

    private nonisolated static let windowSize = CGSize(width: 800, height: 600)

    /// The nearest size that a window can have.
    private nonisolated static func clamped(_ size: CGSize) -> CGSize {
        func clamped(_ length: CGFloat) -> CGFloat { length.isNaN ? 1 : min(max(length, 1), 8192) }
        return CGSize(width: clamped(size.width), height: clamped(size.height))
    }

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
    /// Whether the view has the size that it takes by itself.
    var fitsContent = false

    /// In a size of its own, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }

    /// In the size that the view takes by itself, in a window of 800 by 600 points.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(size: nil, fitsContent: true) }

    /// As a window: 800 by 600 points.
    public static var defaultLayout: PreviewTrait { PreviewTrait(size: nil) }
    /// As a display that lies on its long side: 800 by 600 points.
    public static var landscapeLeft: PreviewTrait { .fixedLayout(width: 800, height: 600) }
    /// As a display that lies on its long side: 800 by 600 points.
    public static var landscapeRight: PreviewTrait { landscapeLeft }
    /// As a display that stands: 600 by 800 points.
    public static var portrait: PreviewTrait { .fixedLayout(width: 600, height: 800) }
    /// As a display that stands: 600 by 800 points.
    public static var portraitUpsideDown: PreviewTrait { portrait }
}

/// A type that declares previews.
@MainActor @preconcurrency
public protocol _PreviewSource {
    static func _makePreviews() -> [Preview]
}
