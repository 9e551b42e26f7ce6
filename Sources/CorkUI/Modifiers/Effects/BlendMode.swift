/// The mode in which a view is blended with what is behind it.
///
/// Only those of SwiftUI's modes that GTK can draw are declared.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Draws behind the existing content.
    case destinationOver
}

/// A modifier that sets the blend mode of a view.
public struct _BlendModeModifier: _PrimitiveModifier, Equatable {
    /// The blend mode.
    public let mode: BlendMode

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

/// A modifier that isolates the blending of a view's content.
public struct _CompositingGroupModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the mode in which the view is blended with what is behind it.
    ///
    /// The background extends to the nearest `compositingGroup()` or effect around the view, such as `opacity(_:)`. It
    /// excludes the background of the window, and content outside a native container such as a scroll view.
    ///
    /// - Parameter blendMode: The blend mode.
    /// - Returns: The modified view.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeModifier(mode: blendMode))
    }

    /// Composes the view as a single image for the effects around it, with which views inside blend only among
    /// themselves.
    ///
    /// Opacity, shadows, blurs, color effects, clips and masks do so by themselves.
    public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupModifier()) }
}
