import Foundation

/// A view that shows a picture or an icon of the system.
public struct Image: Equatable, Sendable {
    /// The quality of scaling.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: each pixel stays a square.
        case none
        /// Fast interpolation of low quality.
        case low
        /// Interpolation of medium quality, the default.
        case medium
        /// Interpolation of the highest quality, which is the slowest.
        case high
    }

    /// The source of the picture.
    package let source: ImageSource
    /// The quality with which the picture is scaled.
    public private(set) var interpolation = Interpolation.medium
    /// A Boolean value that indicates whether the picture takes the proposed size; otherwise it keeps its own.
    public private(set) var isResizable = false
    private let label: String?
    private let isDecorative: Bool

    private init(_ source: ImageSource, label: String? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Creates an image of an icon of the theme, such as `edit-undo-symbolic`.
    public init(systemName: String) { self.init(.icon(SystemImages.iconName(for: systemName))) }

    /// Creates an image of an icon of the theme, whose layers are always complete.
    ///
    /// - Parameters:
    ///   - systemName: The name of an icon or a symbol.
    ///   - variableValue: Without effect: the icons of themes have no variable layers.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Creates an image from the app's resources, with a label for screen readers.
    ///
    /// - Parameters:
    ///   - name: The name of a file in the bundle, with or without `.svg`, `.png`, or `.jpg`.
    ///   - bundle: The bundle that contains the file. `nil` uses the main bundle.
    ///   - label: The label that screen readers speak. `nil` uses the name.
    public init(_ name: String, bundle: Bundle? = nil, label: Text? = nil) {
        self.init(.resource(name, in: bundle), label: label?.content ?? name)
    }

    /// Creates an image from the app's resources that screen readers ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.resource(name, in: bundle), isDecorative: true)
    }

    /// Creates an image from a file in a format that GDK reads, such as PNG, JPEG, TIFF, and SVG.
    ///
    /// The file is read when it is first shown. Images that are shown at the same time share the result.
    public init(contentsOf url: URL) { self.init(.file(url)) }

    /// Creates an image from the content of an image file.
    public init(data: Data) { self.init(.bytes(data)) }

    /// Creates an image from pixels in memory, one point a pixel.
    public init(_ pixels: _PixelImage) { self.init(.pixels(pixels)) }

    /// Creates an image from a drawing, which is made when the image is first shown and kept with this value.
    ///
    /// - Parameters:
    ///   - size: The size in points, one pixel each. A side is from 1 to 8,192 long.
    ///   - renderer: A closure that draws into a context whose origin is the top left corner.
    public init(size: CGSize, renderer: @escaping @MainActor (inout GraphicsContext) -> Void) {
        self.init(.drawn(DrawnPicture(size: size, renderer)), isDecorative: true)
    }

    /// Makes the image fill the proposed size, whatever its proportions.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Without effect: the edges of a scaled picture are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets the quality with which the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// The accessibility label, or `nil` for a decorative image.
    var accessibleLabel: String? { isDecorative ? nil : label }

    /// The fallback size of an image, that of an icon, in points.
    public static let iconSize = CGSize(width: 16, height: 16)

}

extension Image: _LeafView {
    /// Returns the image's own size, or for a resizable image the proposal with its own size for unspecified
    /// dimensions.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let own = ownSize(node)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    @MainActor
    private func ownSize(_ node: _ViewNode) -> CGSize {
        if case .pixels(let image) = source { return CGSize(width: image.width, height: image.height) }
        if case .drawn(let picture) = source { return picture.size }
        let size = node.graph.imageMeasuring?.size(of: source) ?? Self.iconSize
        guard case .icon = source else { return size }
        let factor = node.environment.imageScale.factor
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: Image) -> Bool {
        source != old.source || isResizable != old.isResizable
    }

    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(label: accessibleLabel) }
}

/// The source of a picture.
package enum ImageSource: Hashable, Sendable {
    /// An icon of the theme, by name.
    case icon(String)
    case file(URL)
    /// The content of an image file.
    case bytes(Data)
    /// A resource that does not exist.
    case missing(String)
    case pixels(_PixelImage)
    case drawn(DrawnPicture)

    /// Returns the source for a file among the resources of a bundle.
    static func resource(_ name: String, in bundle: Bundle?) -> ImageSource {
        let bundle = bundle ?? .main
        for ending in [nil, "svg", "png", "jpg"] {
            if let url = bundle.url(forResource: name, withExtension: ending) { return .file(url) }
        }
        return .missing(name)
    }

    /// The name of the source in warnings.
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

/// A type that measures pictures.
@MainActor
package protocol ImageMeasuring: AnyObject {
    /// Returns the size of a picture in points, or `nil` if it cannot be read.
    func size(of source: ImageSource) -> CGSize?
}
