import CorkUI
import Foundation

/// The panes beside the canvas of a drawing.
enum DrawingPane: Hashable {
    case outline, inspector

    /// Returns the width in points, including the separator.
    ///
    /// Panes grow with the text by up to half.
    ///
    /// - Parameter textScale: The scale of text, relative to its default size.
    /// - Returns: The width.
    func width(_ textScale: CGFloat) -> CGFloat {
        let scale = min(max(textScale, 1), 1.5)
        return switch self {
        case .outline: (260 * scale).rounded() + 1
        case .inspector: (280 * scale).rounded() + 1
        }
    }

    var title: String {
        switch self {
        case .outline: "Outline"
        case .inspector: "Inspector"
        }
    }
}

/// The visible panes of a drawing.
///
/// Each ``Room`` has its own panes, so that a window that was narrow for a while shows the former panes again.
struct DrawingPanes: Equatable {
    /// The space that the canvas leaves for panes.
    enum Room: Hashable {
        /// No room beside the canvas, so that a pane covers it.
        case none
        case one, both

        /// Creates the room in a window.
        ///
        /// - Parameters:
        ///   - width: The width of the window, in points.
        ///   - textScale: The scale of text, relative to its default size.
        init(width: CGFloat, textScale: CGFloat) {
            let (outline, inspector) = (DrawingPane.outline.width(1), DrawingPane.inspector.width(1))
            let room = width / max(textScale, 1) - PanedCanvas.leastWidth
            self = room >= outline + inspector ? .both : room >= max(outline, inspector) ? .one : .none
        }
    }

    private var shown: [Room: Set<DrawingPane>] = [.one: [.outline], .both: [.outline, .inspector]]

    subscript(room: Room) -> Set<DrawingPane> { shown[room] ?? [] }

    /// Shows a pane, replacing the other one if there is no room for both, or hides it.
    mutating func toggle(_ pane: DrawingPane, in room: Room) {
        let now = self[room]
        shown[room] = now.contains(pane) ? now.subtracting([pane]) : room == .both ? now.union([pane]) : [pane]
    }
}

/// A layout of a canvas with panes beside it, or over it if the canvas would become too narrow.
struct PanedCanvas: Layout {
    /// The minimum width of the canvas with its tools, in points.
    static let leastWidth: CGFloat = 200

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { subview in
            subview.sizeThatFits(
                subview[PaneEdge.self] == nil ? proposal : ProposedViewSize(width: nil, height: proposal.height))
        }
        let canvas = zip(subviews, sizes).first { $0.0[PaneEdge.self] == nil }?.1.width ?? 0
        return CGSize(
            width: proposal.width == nil ? sizes.reduce(0) { $0 + $1.width } : canvas,
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var rest = bounds
        let panes = subviews.compactMap { subview in subview[PaneEdge.self].map { (subview, $0) } }
        let width = { (pane: LayoutSubview) in
            pane.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
        }
        let isBeside = panes.reduce(Self.leastWidth) { $0 + width($1.0) } <= bounds.width
        for (pane, edge) in panes {
            let width = width(pane)
            pane.place(
                at: CGPoint(x: edge == .leading ? bounds.minX : bounds.maxX - width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
            guard isBeside else { continue }
            rest.size.width -= width
            if edge == .leading { rest.origin.x += width }
        }
        for subview in subviews where subview[PaneEdge.self] == nil {
            subview.place(at: rest.origin, proposal: ProposedViewSize(rest.size))
        }
    }
}

/// The side of a ``PanedCanvas`` on which a pane is; `nil` for the canvas.
private struct PaneEdge: LayoutValueKey {
    static var defaultValue: HorizontalEdge? { nil }
}

extension View {
    /// Makes the view a pane of a ``PanedCanvas``, in front of the canvas.
    func pane(_ pane: DrawingPane, at edge: HorizontalEdge) -> some View {
        modifier(PaneModifier(pane: pane, edge: edge))
            .layoutValue(key: PaneEdge.self, value: edge)
            .zIndex(1)
    }
}

private struct PaneModifier: ViewModifier {
    let pane: DrawingPane
    let edge: HorizontalEdge
    @Environment(\.textScale) private var textScale

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            if edge == .trailing { Divider() }
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .leading { Divider() }
        }
        .frame(width: pane.width(textScale))
        .background(.background)
    }
}
