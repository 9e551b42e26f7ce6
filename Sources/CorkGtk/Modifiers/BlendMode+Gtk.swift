import CGtk
import CorkUI
import Foundation

extension _BlendModeModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { BlendMount(node, renderer) }
}

/// A mount that blends a node with everything drawn before it on its host.
private final class BlendMount: Mount {
    override var blendMode: BlendMode? {
        let mode = (node.head as! _BlendModeModifier).mode
        return mode == .normal ? nil : mode
    }

    override func update() {
        renderer.effectChanged(node)
        // As the only content of a host, it is blended with the content behind the host.
        for around in sequence(first: node as _ViewNode, next: \.parent) where around.isHost {
            renderer.effectChanged(around)
        }
    }
}

extension _CompositingGroupModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        EffectMount<Self>(node, renderer) { _, _, snapshot, content in content(snapshot) }
    }
}

extension _ViewNode {
    /// The blend mode of the node or of everything below it; `nil` for normal drawing.
    var blendMode: BlendMode? {
        if let mount = gtkMount { return mount.blendMode }
        return children.count == 1 ? children[0].blendMode : nil
    }
}

extension BlendMode {
    /// Draws content blended with other content below it.
    func draw(
        into snapshot: OpaquePointer, below: (OpaquePointer) -> Void, content: (OpaquePointer) -> Void
    ) {
        guard let mode = gsk else {
            content(snapshot)
            return below(snapshot)
        }
        gtk_snapshot_push_blend(snapshot, mode)
        below(snapshot)
        gtk_snapshot_pop(snapshot)
        content(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    /// The blend mode in GTK; `nil` to draw behind.
    private var gsk: GskBlendMode? {
        switch self {
        case .normal: GSK_BLEND_MODE_DEFAULT
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .destinationOver: nil
        }
    }
}
