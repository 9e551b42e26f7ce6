import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FilterTests {
        private func image(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> CanvasImage {
            let image = try CanvasImage(size: CGSize(width: 60, height: 60)) { context, _ in draw(&context) }
            #expect(image.warnings == [])
            return image
        }

        private let square = Path(CGRect(x: 20, y: 20, width: 20, height: 20))

        @Test func `blur extends beyond the edges and stays centred`() throws {
            let image = try image { context in
                context.addFilter(.blur(radius: 3))
                context.fill(square, with: .color(.black))
            }
            // Halfway at the edge, and the same on all sides.
            let sides = [image[19, 30], image[40, 30], image[30, 19], image[30, 40]].map(\.opacity)
            #expect(sides.allSatisfy { abs($0 - 0.45) < 0.06 }, "\(sides)")
            #expect(image[30, 30].opacity > 0.98 && image[14, 30].opacity > 0.005 && image[5, 30].opacity == 0)
            let total = (0..<60).reduce(0) { sum, y in sum + (0..<60).reduce(0) { $0 + image[$1, y].opacity } }
            #expect(abs(total - 400) < 12)
        }

        @Test func `a blur is as wide as the coordinates say`() throws {
            let image = try image { context in
                context.scaleBy(x: 2, y: 2)
                context.addFilter(.blur(radius: 1.5))
                context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.black))
            }
            #expect(abs(image[19, 30].opacity - 0.45) < 0.06 && image[14, 30].opacity > 0.005)
        }

        @Test func `colours are made of others`() throws {
            var matrix = GraphicsContext.ColorMatrix()
            (matrix.r1, matrix.r2, matrix.g2, matrix.g1) = (0, 1, 0, 1)
            matrix.a4 = 0.5
            let image = try image { context in
                context.addFilter(.colorMatrix(matrix))
                context.fill(square, with: .color(Color(red: 1, green: 0.2, blue: 0)))
            }
            let color = image[30, 30]
            #expect(abs(color.red - 0.2) < 0.02 && abs(color.green - 1) < 0.02 && abs(color.opacity - 0.5) < 0.01)
            #expect(image[10, 10].opacity == 0)
        }

        @Test func `bright parts of a mask leave more`() throws {
            let image = try image { context in
                context.clipToLayer { layer in
                    layer.addFilter(.luminanceToAlpha)
                    layer.drawLayer { mask in
                        mask.fill(Path(CGRect(x: 20, y: 20, width: 10, height: 20)), with: .color(.white))
                        mask.fill(Path(CGRect(x: 30, y: 20, width: 10, height: 20)), with: .color(.black))
                    }
                }
                context.fill(square, with: .color(.blue))
            }
            #expect(image[25, 30].opacity == 1 && image[35, 30].opacity == 0)
        }
    }
}
