import CGtk
import CorkUI
import Foundation

extension _ProgressBar: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ProgressMount(node, renderer) }
}

/// A mount for a native progress bar, or a spinner for indeterminate progress.
final class ProgressMount: InputMount {
    private var isBar: Bool

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        isBar = node.item.value(as: _ProgressBar.self)._fraction != nil
        super.init(node, renderer, Self.makeWidget(isBar: isBar))
        update()
    }

    private static func makeWidget(isBar: Bool) -> UnsafeMutablePointer<GtkWidget> {
        if isBar { return gtk_progress_bar_new() }
        let spinner = gtk_spinner_new()!
        gtk_spinner_start(spinner.opaque)
        return spinner
    }

    private var fraction: Double? { node.item.value(as: _ProgressBar.self)._fraction }

    override func update() {
        if (fraction != nil) != isBar {
            isBar.toggle()
            replaceWidget(by: Self.makeWidget(isBar: isBar))
            name(node.controlName)
        }
        if let fraction {
            gtk_progress_bar_set_fraction(child.opaque, fraction)
        } else {
            let side = pixels(Image.iconSize.width * node.environment.controlSize.factor)
            gtk_widget_set_size_request(child, side, side)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return isBar ? CGSize(width: max(proposal.width ?? 200, size.width), height: size.height) : size
    }
}
