import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct ImageTests {
    private let image = _PixelImage(width: 40, height: 20, pixels: Array(repeating: 255, count: 3200))

    private func size(@ViewBuilder _ view: @escaping () -> some View) -> CGSize? {
        TestHost { view().frame(width: 100, height: 100) }.elements("Image").first?.frame.size
    }

    @Test func `a picture is as large as its pixels`() {
        #expect(size { Image(image) } == CGSize(width: 40, height: 20))
    }

    @Test func `a resizable picture takes what is proposed`() {
        #expect(size { Image(image).resizable() } == CGSize(width: 100, height: 100))
    }

    @Test func `a picture fits or covers its place in its own ratio`() {
        #expect(size { Image(image).resizable().scaledToFit() } == CGSize(width: 100, height: 50))
        #expect(size { Image(image).resizable().scaledToFill() } == CGSize(width: 200, height: 100))
    }
}
