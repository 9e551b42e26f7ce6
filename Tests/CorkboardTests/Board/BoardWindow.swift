import CGtk
import CorkUI
import Foundation

@testable import CorkGtk
@testable import Corkboard

/// A window of a board, which closes with this object.
final class BoardWindow: SceneWindow {
    init(_ model: BoardModel, width: CGFloat, height: CGFloat) {
        super.init(
            WindowGroup("Corkboard") { BoardView(model: model) }.defaultSize(width: width, height: height))
    }

    /// The native children of each flow box, from left to right.
    var cells: [[UnsafeMutablePointer<GtkWidget>]] {
        widgets(gtk_flow_box_get_type()).map { flow in
            descendants(of: flow).filter { $0.isA(gtk_flow_box_child_get_type()) }
        }
    }

    /// The sizes of the cards of each section.
    var cellSizes: [Set<String>] {
        cells.map { Set($0.map { "\(gtk_widget_get_width($0))x\(gtk_widget_get_height($0))" }) }
    }

    /// The frames of the panels, which extend 20 points beyond their cards on each side.
    var panels: [CGRect] {
        widgets(gtk_flow_box_get_type()).map { flow in
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(flow, controller.widget, &bounds)
            return CGRect(
                x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
                height: CGFloat(bounds.size.height)
            ).insetBy(dx: -20, dy: -22)
        }
    }

    /// The range of horizontal scrolling.
    var sidewaysRange: Double {
        let across = gtk_scrolled_window_get_hadjustment(widgets(gtk_scrolled_window_get_type())[0].opaque)!
        return gtk_adjustment_get_upper(across) - gtk_adjustment_get_page_size(across)
    }

    var contentWidth: Double { Double(gtk_widget_get_width(controller.renderer.rootHost.widget)) }
}
