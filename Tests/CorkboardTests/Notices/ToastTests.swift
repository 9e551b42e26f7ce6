import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

@MainActor
@Suite struct ToastTests {
    /// Returns the frames of the text, Undo and Dismiss in a window of a width.
    private func frames(width: CGFloat) throws -> [CGRect] {
        let host = TestHost(size: CGSize(width: width, height: 400)) {
            Color.clear.toast(.constant(Toast(text: "Removed “Old Harbour”.", offersUndo: true))) {}
        }
        let text = try #require(host.elements("Text").first { $0.label == "Removed “Old Harbour”." })
        return [text.frame] + (try ["Undo", "Dismiss"].map { try #require(host.element($0)).frame })
    }

    @Test func `the buttons stand beside the text where there is room`() throws {
        let frames = try frames(width: 800)
        for (before, after) in zip(frames, frames.dropFirst()) {
            #expect(after.minX == before.maxX + 12 && after.midY == before.midY)
        }
        #expect(frames[0].minX + frames[2].maxX == 800)
    }

    @Test(arguments: [300, 240] as [CGFloat])
    func `the buttons stand under the text where there is no room for both`(width: CGFloat) throws {
        let frames = try frames(width: width)
        #expect(frames[1].minY == frames[0].maxY + 6 && frames[2].minY == frames[1].minY)
        #expect(frames[2].minX == frames[1].maxX + 12)
        #expect(abs(frames[0].midX - width / 2) <= 0.5 && abs(frames[1].minX + frames[2].maxX - width) <= 1)
        #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width && $0.maxY <= 400 })
    }
}
