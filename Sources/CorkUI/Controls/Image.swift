import Foundation

/// An icon of the system, by name.
public struct Image: LeafView, Equatable {
    /// The name, as in the freedesktop icon naming specification.
    public let name: String

    /// Shows the icon that the theme has under a name, such as `edit-undo-symbolic`.
    public init(systemName: String) { name = systemName }

    /// The side of an icon in points.
    public static let iconSize: CGFloat = 16

    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        CGSize(width: Self.iconSize, height: Self.iconSize)
    }

    public func _changesSize(from old: Image) -> Bool { false }
}
