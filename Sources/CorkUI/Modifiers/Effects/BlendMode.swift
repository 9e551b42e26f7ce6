/// The way a view is combined with what is behind it.
///
/// Those of SwiftUI that GTK can draw: other ones are not declared.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Behind what is there already.
    case destinationOver
}

/// Combines a view with what is seen behind it.
public struct _BlendModeModifier: _PrimitiveModifier, Equatable {
    /// How.
    public let mode: BlendMode

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

/// Combines views below with each other, and with nothing behind.
public struct _CompositingGroupModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

extension View {
    /// Combines the colours of the view with those of what is seen behind it.
    ///
    /// What is behind is what lies under the view as far as the nearest `compositingGroup()` or effect around, such as `opacity(_:)`.
    /// What has a native container in between, as what is behind a scroll view, and the ground of the window are not part of it.
    ///
    /// - Parameter blendMode: how.
    /// - Returns: The modified view.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeModifier(mode: blendMode))
    }

    /// Takes the view as one picture for the effects around it, and has views inside blend with what is inside only.
    ///
    /// Opacity, shadow, blur, changes of colours, clips and masks do so anyway.
    public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupModifier()) }
}
