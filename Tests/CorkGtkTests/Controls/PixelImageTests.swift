import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct PixelImageTests {
        @Observable final class Model {
            var image: _PixelImage? = PixelImageTests.image(255, 0, 0)
        }

        private static func image(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> _PixelImage {
            _PixelImage(width: 8, height: 4, pixels: (0..<32).flatMap { _ in [red, green, blue, 255] })
        }

        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow(width: 100, height: 100) {
                ZStack {
                    Rectangle().fill(Color.white)
                    if let image = model.image {
                        Image(image).resizable().frame(width: 100, height: 50)
                            .clipShape(RoundedRectangle(cornerRadius: 20))
                    }
                }
            }
        }

        @Test func `a picture is drawn where it is and as large as it is`() async throws {
            let window = await window(Model())
            let picture = try window.picture()
            #expect(picture[50, 50] == 0xFF_0000)
            #expect(picture[50, 27] == 0xFF_0000)
            // Above it, and in the corner that is clipped.
            #expect(picture[50, 20] != 0xFF_0000)
            #expect(picture[1, 26] != 0xFF_0000)
        }

        @Test func `another picture is drawn in its place`() async throws {
            let model = Model()
            let window = await window(model)
            await window.change { model.image = Self.image(0, 0, 255) }
            #expect(try window.picture()[50, 50] == 0x00_00FF)
            await window.change { model.image = nil }
            #expect(try window.picture()[50, 50] != 0x00_00FF)
        }

        @Test func `the pixels of a picture go with it`() async throws {
            let model = Model()
            weak let image = model.image
            let window = await window(model)
            await window.change { model.image = nil }
            #expect(image == nil)
        }
    }
}
