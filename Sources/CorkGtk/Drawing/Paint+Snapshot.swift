import CGtk
import CorkUI
import Foundation

extension _Paint {
    /// A Boolean value that indicates whether GTK has a render node for the paint.
    var isNative: Bool { if case .radial(_, _, _, _, _?) = self { false } else { true } }

    /// Fills a rectangle with native render nodes of GTK.
    func fill(_ rect: CGRect, in snapshot: OpaquePointer) {
        let bounds = rect.graphene
        switch self {
        case .color(let color): cork_snapshot_fill(snapshot, bounds, color.gdk)
        case .linear(let stops, let start, let end):
            let native = stops.map(\.gsk)
            cork_snapshot_linear_gradient(
                snapshot, bounds, Float(start.x), Float(start.y), Float(end.x), Float(end.y), native,
                UInt(native.count))
        case .radial(let stops, let center, let radii, let start, _):
            let native = stops.map(\.gsk)
            cork_snapshot_radial_gradient(
                snapshot, bounds, Float(center.x), Float(center.y), Float(radii.width), Float(radii.height),
                Float(start), 1, native, UInt(native.count))
        case .angular(let stops, let center, let startAngle):
            let native = stops.map(\.gsk)
            // GTK's angles begin at the top.
            cork_snapshot_conic_gradient(
                snapshot, bounds, Float(center.x), Float(center.y), Float(startAngle.degrees + 90), native,
                UInt(native.count))
        case .tile(let image, let origin, let opacity):
            let place = CGRect(origin: origin, size: CGSize(width: image.width, height: image.height))
            var (bounds, tile) = (bounds, place.graphene)
            if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
            gtk_snapshot_push_repeat(snapshot, &bounds, &tile)
            Pictures.shared.draw(.pixels(image), in: place, into: snapshot)
            gtk_snapshot_pop(snapshot)
            if opacity < 1 { gtk_snapshot_pop(snapshot) }
        }
    }
}

extension _Paint.Stop {
    fileprivate var gsk: GskColorStop { GskColorStop(offset: Float(location), color: color.gdk) }
}

extension Color.Resolved {
    var gdk: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: opacity) }
}

extension CGRect {
    var graphene: graphene_rect_t { cork_rect(Float(minX), Float(minY), Float(width), Float(height)) }

    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }

    /// Returns the part of the rectangle near a visible place, whose coordinates are safe for a renderer.
    func visible(around place: CGRect) -> CGRect {
        let part = _overlap(place.insetBy(dx: -4096, dy: -4096))
        return part.isNull || !part.width.isFinite || !part.height.isFinite ? .zero : part
    }
}

extension _RoundedOutline {
    var gsk: GskRoundedRect {
        let radii = [topLeft, topRight, bottomRight, bottomLeft].flatMap { [Float($0.width), Float($0.height)] }
        return cork_uneven_rounded_rect(rect.graphene, radii)
    }
}
