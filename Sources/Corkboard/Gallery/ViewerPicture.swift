import CorkUI
import Foundation

/// A picture in the viewer at the current zoom: tiles of the whole picture, or the fitted picture until it is there.
struct ViewerPicture: View {
    let fitted: FittedPicture
    let full: FullPicture?
    /// The current frame of an animation, which is shown instead.
    var frameImage: _PixelImage?
    let zoom: PictureZoom

    var body: some View {
        let (frame, room) = (zoom.frame, zoom.room)
        ZStack(alignment: .topLeading) {
            if !fitted.isOpaque {
                Rectangle().fill(ImagePaint(image: Self.checkerboard))
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
            // A picture that fits is sharp as it was decoded.
            if frameImage == nil, let full, zoom.givenScale != nil {
                ForEach(full.tiles(of: frame, in: room, displayScale: zoom.displayScale)) { tile in
                    Image(tile.image).resizable()
                        .frame(width: tile.frame.width, height: tile.frame.height)
                        .offset(x: tile.frame.minX, y: tile.frame.minY)
                }
            } else {
                Image(frameImage ?? fitted.image).resizable()
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
        .frame(width: room.width, height: room.height, alignment: .topLeading)
        .clipped()
    }

    /// The ground of transparent pictures.
    private static let checkerboard: _PixelImage = {
        let (side, light, dark) = (16, UInt8(0xE6), UInt8(0xCC))
        let pixels = (0..<side * side).flatMap { place -> [UInt8] in
            let isDark = (place % side < side / 2) != (place / side < side / 2)
            let gray = isDark ? dark : light
            return [gray, gray, gray, 255]
        }
        return _PixelImage(width: side, height: side, pixels: pixels)
    }()
}
