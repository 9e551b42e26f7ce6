import CGtk
import CorkUI
import Foundation

/// The pictures of dragged views under the pointer.
final class DragPreviews {
    /// The pictures and the frames of their views in the window, the held one first.
    private let previews: [(picture: ObjectRef, frame: CGRect)]
    /// The position of the pointer in the window when the drag began.
    private let grip: CGPoint
    /// The placements of the visible pictures.
    private(set) var places: [DragDropPreviewsFormation.Place] = []

    /// Creates pictures of the current appearance of views.
    init(of views: [any AnyDragNode], gripped grip: CGPoint, _ renderer: GtkRenderer) {
        previews = views.prefix(DragDropPreviewsFormation.none.limit).compactMap { view in
            renderer.host(of: view).flatMap { Self.picture(of: view, in: $0) }.map { ($0, view.windowFrame) }
        }
        self.grip = grip
    }

    private static func picture(of view: any AnyDragNode, in host: HostView) -> ObjectRef? {
        let snapshot = gtk_snapshot_new()!
        let frame = host.onWidget(view.frame)
        var clip = CGRect(origin: .zero, size: frame.size).graphene
        gtk_snapshot_push_clip(snapshot, &clip)
        cork_snapshot_translate(snapshot, Float(-frame.minX), Float(-frame.minY))
        host.draw(into: snapshot)
        gtk_snapshot_pop(snapshot)
        return picture(from: snapshot, frame.size)
    }

    private static func picture(from snapshot: OpaquePointer, _ size: CGSize) -> ObjectRef? {
        var size = graphene_size_t(width: Float(size.width), height: Float(size.height))
        return gtk_snapshot_free_to_paintable(snapshot, &size).map { ObjectRef(adopting: $0) }
    }

    /// Arranges the pictures.
    ///
    /// - Parameters:
    ///   - formation: The arrangement.
    ///   - drag: The drag whose icon shows the pictures, or `nil`.
    func show(_ formation: DragDropPreviewsFormation, on drag: OpaquePointer?) {
        places = formation.places(of: previews.map(\.frame))
        guard let drag, let held = previews.first?.frame else { return }
        let bounds = places.reduce(places[0].bounds) { $0.union($1.bounds) }
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_push_opacity(snapshot, 0.92)
        cork_snapshot_translate(snapshot, Float(-bounds.minX), Float(-bounds.minY))
        for (preview, place) in zip(previews, places).reversed() {
            let frame = place.frame
            gtk_snapshot_save(snapshot)
            cork_snapshot_translate(snapshot, Float(frame.midX), Float(frame.midY))
            gtk_snapshot_rotate(snapshot, Float(place.angle.degrees))
            cork_snapshot_translate(snapshot, Float(-frame.width / 2), Float(-frame.height / 2))
            gdk_paintable_snapshot(preview.picture.opaque, snapshot, frame.width, frame.height)
            gtk_snapshot_restore(snapshot)
        }
        gtk_snapshot_pop(snapshot)
        guard let icon = Self.picture(from: snapshot, bounds.size) else { return }
        gtk_drag_icon_set_from_paintable(
            drag, icon.opaque, Int32(grip.x - held.minX - bounds.minX), Int32(grip.y - held.minY - bounds.minY))
    }
}
