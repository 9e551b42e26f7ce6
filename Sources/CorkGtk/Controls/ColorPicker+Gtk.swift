import CGtk
import CorkUI
import Foundation

extension _ColorInput: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ColorPickerMount(node, renderer) }
}

/// A mount for a native button that opens the color dialog.
final class ColorPickerMount: InputMount {
    /// A Boolean value that indicates whether the button's color was set; before, it reports black but shows no color.
    private var isColorSet = false

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, cork_color_button_new())
        signals.connect("notify::rgba", to: child) { [unowned self] in write() }
        update()
    }

    /// The focusable widget is the button inside.
    override var named: [UnsafeMutablePointer<GtkWidget>] { [child] + buttons(inside: child).prefix(1) }

    private var picker: _ColorInput { node.item.value(as: _ColorInput.self) }

    private var shown: Color.Resolved {
        var color = GdkRGBA()
        cork_color_button_get_color(child, &color)
        return Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    private func write() {
        guard isColorSet, !shown.isNearly(picker._color(in: node.environment)) else { return }
        picker._choose(shown)
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    override func update() {
        super.update()
        cork_color_button_set_has_alpha(child, picker._supportsOpacity ? 1 : 0)
        let color = picker._color(in: node.environment)
        if !isColorSet || !color.isNearly(shown) {
            isColorSet = true
            var native = color.gdk
            cork_color_button_set_color(child, &native)
        }
        for widget in named {
            setAccessibleDescription(color.hexadecimal, of: widget, .content)
        }
    }
}

extension Color.Resolved {
    /// Returns a Boolean value that indicates whether a color of GDK, which is less precise, is the same.
    fileprivate func isNearly(_ other: Color.Resolved) -> Bool {
        zip([red, green, blue, opacity], [other.red, other.green, other.blue, other.opacity]).allSatisfy {
            abs($0 - $1) < 1e-6
        }
    }
}
