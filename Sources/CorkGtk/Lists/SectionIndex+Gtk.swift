import CGtk
import CorkUI

extension _SectionIndexModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        SectionIndexMount(node as! any AnyFocusableNode, renderer, cssName: "listview")
    }
}

/// A mount for a section index, with the background of its list.
final class SectionIndexMount: FocusableMount {
    private var look: String?

    override func update() {
        super.update()
        child.setClass("cork-list", true)
        child.setLook(node.environment, after: &look)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Sets the style classes for the look of lists in an environment.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - known: The style class of the previous look.
    func setLook(_ environment: EnvironmentValues, after known: inout String?) {
        let look = environment._listLook.name
        if look != known {
            if let known { setClass("cork-\(known)", false) }
            if let look { setClass("cork-\(look)", true) }
            known = look
        }
        setClass("cork-clear", environment._scrollContentBackground == .hidden)
    }
}
