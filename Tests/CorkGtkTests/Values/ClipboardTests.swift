import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ClipboardTests {
        @Test func `a value comes back in the first form that is known`() async {
            #expect(Application.start(id: "io.github.corkboard.Tests"))
            let clipboard = GtkClipboard()
            let own = TransferredData(type: "application/x-own", data: Data([1, 0, 2]))
            clipboard.set([own, TransferredData(type: "text/plain;charset=utf-8", data: Data("one".utf8))])
            #expect(await clipboard.read(["application/x-other", "application/x-own"]) == own)
            #expect(await clipboard.text() == "one")
            #expect(await clipboard.read(["image/png"]) == nil)
        }
    }
}
