import Foundation

/// A preview of a view, declared by `#Preview` or a ``PreviewProvider``.
@MainActor
public struct Preview {
    /// The display name: the given name, or else the file and line, or the type, of the declaration.
    public nonisolated let name: String
    /// The module that declares the preview.
    public nonisolated let module: String
    /// The size in points.
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

    /// Creates a preview that `#Preview` declares.
    ///
    /// - Parameters:
    ///   - name: The display name. `nil` uses the file and line.
    ///   - fileID: The module and the file of the declaration, separated by a slash.
    ///   - line: The line of the declaration in the file.
    ///   - traits: The traits of the preview.
    ///   - content: A closure that returns the view.
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

    /// The view to preview.
    public var view: some View { content() }

    private nonisolated static let windowSize = CGSize(width: 800, height: 600)

    /// Returns the nearest size that a window can have.
    private nonisolated static func clamped(_ size: CGSize) -> CGSize {
        func clamped(_ length: CGFloat) -> CGFloat { length.isNaN ? 1 : min(max(length, 1), 8192) }
        return CGSize(width: clamped(size.width), height: clamped(size.height))
    }

    /// All previews of the program and its libraries, sorted by module and name.
    ///
    /// - Complexity: O(*n*), where *n* is the number of protocol conformances in the program.
    public static var all: [Preview] {
        PreviewSources.all.flatMap { $0._makePreviews() }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
    }
}

/// A trait of a `#Preview`, such as its size.
public struct PreviewTrait: Hashable, Sendable {
    let size: CGSize?
    /// A Boolean value that indicates whether the view has its ideal size.
    var fitsContent = false

    /// Returns a trait for a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }

    /// A trait for the ideal size of the view, in a window of 800 by 600 points.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(size: nil, fitsContent: true) }

    /// A trait for the size of a window, 800 by 600 points.
    public static var defaultLayout: PreviewTrait { PreviewTrait(size: nil) }
    /// A trait for a display in landscape orientation, 800 by 600 points.
    public static var landscapeLeft: PreviewTrait { .fixedLayout(width: 800, height: 600) }
    /// A trait for a display in landscape orientation, 800 by 600 points.
    public static var landscapeRight: PreviewTrait { landscapeLeft }
    /// A trait for a display in portrait orientation, 600 by 800 points.
    public static var portrait: PreviewTrait { .fixedLayout(width: 600, height: 800) }
    /// A trait for a display in portrait orientation, 600 by 800 points.
    public static var portraitUpsideDown: PreviewTrait { portrait }
}

/// A type that declares previews.
@MainActor @preconcurrency
public protocol _PreviewSource {
    static func _makePreviews() -> [Preview]
}
