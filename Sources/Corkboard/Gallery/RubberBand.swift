import CorkUI
import Foundation
import PictureFolder

/// A rectangle that is dragged from a place without a picture, and selects the pictures in it.
struct RubberBand: ViewModifier {
    let model: GalleryModel
    /// The positions of the cells.
    let places: PlacedMarks
    /// The rectangle in the window's content; `nil` while none is dragged.
    @State private var band: CGRect?
    /// The selection before the drag that is extended.
    @State private var before: Set<Picture.ID>?
    /// The origin of the view in the window's content.
    @State private var origin = CGPoint.zero

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .gesture(gesture { model.selection }.modifiers(.command))
            .gesture(gesture { model.selection }.modifiers(.shift))
            .gesture(gesture { [] })
            .overlay(alignment: .topLeading) {
                if let band {
                    Rectangle().fill(Color.accentColor.opacity(0.2)).border(Color.accentColor)
                        .frame(width: band.width, height: band.height)
                        .offset(x: band.minX - origin.x, y: band.minY - origin.y)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
            .onGeometryChange(for: CGPoint.self, of: { $0.frame(in: .global).origin }, action: { origin = $0 })
    }

    /// Returns the gesture.
    ///
    /// - Parameter kept: A closure that returns the pictures that stay selected.
    /// - Returns: The gesture.
    private func gesture(keeping kept: @escaping @MainActor () -> Set<Picture.ID>) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 6, coordinateSpace: .global)
            .onChanged { drag in
                let (start, end) = (drag.startLocation, drag.location)
                let rect = CGRect(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                    height: abs(end.y - start.y))
                let base = before ?? kept()
                (band, before) = (rect, base)
                model.select(base.union(places.marks(Picture.self, in: rect).map(\.id)))
            }
            .onEnded { _ in (band, before) = (nil, nil) }
            .beginning(where: { places.mark(Picture.self, at: $0) == nil && places.mark(Subfolder.self, at: $0) == nil }
            )
    }
}
