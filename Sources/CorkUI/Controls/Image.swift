import Foundation

/// A picture, or an icon of the system.
public struct Image: Equatable, Sendable {
    /// How pixels are made more or fewer.
    public enum Interpolation: Hashable, Sendable {
        /// Each pixel stays a square.
        case none
        /// Fast.
        case low
        /// As pictures usually look best.
        case medium
        /// The finest, at a price.
        case high
    }

    /// Where the picture comes from.
    package let source: ImageSource
    /// How its pixels are made more or fewer.
    public private(set) var interpolation = Interpolation.medium
    /// Whether it takes the size proposed; else it keeps its own.
    public private(set) var isResizable = false
    private let label: String?
    private let isDecorative: Bool

    private init(_ source: ImageSource, label: String? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Shows the icon that the theme has under a name, such as `edit-undo-symbolic`.
    public init(systemName: String) { self.init(.icon(SystemImages.iconName(for: systemName))) }

    /// Shows a picture of the app's resources; a screen reader says the name.
    ///
    /// - Parameters:
    ///   - name: of a file in the bundle; `.svg`, `.png` or `.jpg` may be left out.
    ///   - bundle: where the resources are; nil for those of the app.
    ///   - label: what a screen reader says instead of the name.
    public init(_ name: String, bundle: Bundle? = nil, label: Text? = nil) {
        self.init(.resource(name, in: bundle), label: label?.content ?? name)
    }

    /// Shows a picture of the app's resources, of which a screen reader says nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.resource(name, in: bundle), isDecorative: true)
    }

    /// Shows the picture in a file: whatever GDK reads, PNG, JPEG, TIFF and SVG among them.
    ///
    /// It is read when it is first shown, and not again while others show it.
    public init(contentsOf url: URL) { self.init(.file(url)) }

    /// Shows a picture from the bytes of a file.
    public init(data: Data) { self.init(.bytes(data)) }

    /// Shows a picture in memory, a point a pixel.
    public init(_ pixels: _PixelImage) { self.init(.pixels(pixels)) }

    /// Shows what a closure draws, as a picture that is made when it is first shown and kept with this value.
    ///
    /// - Parameters:
    ///   - size: in points, a pixel each; a side is from 1 to 8,192 long.
    ///   - renderer: draws into a context whose origin is the top left corner.
    public init(size: CGSize, renderer: @escaping @MainActor (inout GraphicsContext) -> Void) {
        self.init(.drawn(DrawnPicture(size: size, renderer)), isDecorative: true)
    }

    /// Lets the picture take the size proposed to it, whatever its proportions.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Sets how pixels are made more or fewer.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// What a screen reader says; nil for nothing.
    var spokenLabel: String? { isDecorative ? nil : label }

    /// The size of an icon in points.
    public static let iconSize = CGSize(width: 16, height: 16)

}

extension Image: _LeafView {
    /// The picture's own size, which it also has where it is resizable and nothing is proposed.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let own = ownSize(node)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    @MainActor
    private func ownSize(_ node: _ViewNode) -> CGSize {
        if case .pixels(let image) = source { return CGSize(width: image.width, height: image.height) }
        if case .drawn(let picture) = source { return picture.size }
        return node.graph.imageMeasuring?.size(of: source) ?? Self.iconSize
    }

    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: Image) -> Bool {
        source != old.source || isResizable != old.isResizable
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(label: spokenLabel) }
}

/// Where a picture comes from.
package enum ImageSource: Hashable, Sendable {
    /// An icon of the theme, by name.
    case icon(String)
    case file(URL)
    /// What is in a file.
    case bytes(Data)
    /// A resource that is not there.
    case missing(String)
    case pixels(_PixelImage)
    case drawn(DrawnPicture)

    /// A file among the resources of a bundle.
    static func resource(_ name: String, in bundle: Bundle?) -> ImageSource {
        let bundle = bundle ?? .main
        for ending in [nil, "svg", "png", "jpg"] {
            if let url = bundle.url(forResource: name, withExtension: ending) { return .file(url) }
        }
        return .missing(name)
    }

    /// The source as it is called in a warning.
    package var _name: String {
        switch self {
        case .icon(let name): "The icon “\(name)”"
        case .file(let url): "The image file “\(url.path)”"
        case .bytes(let data): "An image of \(data.count) bytes"
        case .missing(let name): "The image “\(name)” among the resources"
        case .pixels, .drawn: "An image in memory"
        }
    }
}

/// Tells how large pictures are.
@MainActor
package protocol ImageMeasuring: AnyObject {
    /// The size of a picture in points; nil where it cannot be read.
    func size(of source: ImageSource) -> CGSize?
}
