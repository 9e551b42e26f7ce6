import CGtk
import CorkUI
import Foundation

extension CairoPainter {
    /// The maximum side of a filtered surface; larger content is scaled down.
    private static let sideLimit: CGFloat = 4096
    /// The maximum number of filtered pixels; larger drawings are scaled down.
    private static let pixelLimit: CGFloat = 1_000_000

    /// Draws a command into a surface, filters its pixels, and draws the surface.
    func drawFiltered(_ command: _DrawCommand) {
        var canvas = cairo_matrix_t()
        cairo_get_matrix(context, &canvas)
        let toDevice = CGAffineTransform(
            a: canvas.xx, b: canvas.yx, c: canvas.xy, d: canvas.yy, tx: canvas.x0, ty: canvas.y0)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let shown = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let reach = command.filters.reduce(CGSize.zero) { reach, filter in
            switch filter {
            case .blur(let size):
                CGSize(
                    width: reach.width + size.width * _DrawCommand.blurReach,
                    height: reach.height + size.height * _DrawCommand.blurReach)
            case .pixels(let change, let transform):
                CGSize(
                    width: reach.width + change.reach * transform.scale,
                    height: reach.height + change.reach * transform.scale)
            case .colorMatrix, .luminanceToAlpha: reach
            }
        }
        let needed = command.bounds(or: shown)._overlap(shown)
        guard !needed.isNull, !needed.isEmpty, toDevice.isInvertible else { return }
        var place = needed.insetBy(dx: -reach.width, dy: -reach.height).applying(toDevice)
        place = CGRect(
            x: place.minX.rounded(.down), y: place.minY.rounded(.down), width: place.width.rounded(.up) + 2,
            height: place.height.rounded(.up) + 2)
        guard place.width.isFinite, place.height.isFinite, place.minX.isFinite, place.minY.isFinite else { return }
        var scale = (x: 1.0, y: 1.0)
        cairo_surface_get_device_scale(cairo_get_group_target(context), &scale.x, &scale.y)
        var density = min(max(scale.x, scale.y), Self.sideLimit / max(place.width, place.height))
        if command.filters.contains(where: { if case .pixels = $0 { true } else { false } }) {
            density = min(density, (Self.pixelLimit / (place.width * place.height)).squareRoot())
        }
        func surface(_ draw: (CairoPainter) -> Void) -> ImageSurface {
            let surface = ImageSurface(size: place.size, scale: density)
            cairo_surface_set_device_offset(surface.pointer, -place.minX * density, -place.minY * density)
            let inner = cairo_create(surface.pointer)!
            cairo_set_matrix(inner, &canvas)
            draw(CairoPainter(context: inner, text: text, symbols: symbols, symbolSizes: symbolSizes, warn: warn))
            cairo_destroy(inner)
            return surface
        }
        var plain = command
        plain.opacity = 1
        let main = surface { $0.drawPlaced(plain) }
        let pixels = SurfacePixels(main)
        for filter in command.filters {
            switch filter {
            case .blur(let size):
                pixels.blur(
                    CGSize(
                        width: size.width * toDevice.scale * density, height: size.height * toDevice.scale * density))
            case .colorMatrix(let matrix): pixels.apply(matrix)
            case .luminanceToAlpha: pixels.turnLuminanceToAlpha()
            case .pixels(let change, let own):
                let toPixels = own.concatenating(toDevice)
                    .concatenating(CGAffineTransform(translationX: -place.minX, y: -place.minY))
                    .concatenating(CGAffineTransform(scaleX: density, y: density))
                let inputs = change.inputs.map { commands in surface { $0.draw(commands) } }
                pixels.apply(change, toPixels, inputs.map(SurfacePixels.init))
            }
        }
        pixels.end()
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, main.pointer, 0, 0)
        cairo_paint_with_alpha(context, command.opacity)
        cairo_restore(context)
    }
}
