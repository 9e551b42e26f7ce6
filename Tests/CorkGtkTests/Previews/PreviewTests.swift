import CorkUI
import Foundation
import Testing

@testable import CorkGtk

struct PinnedPreviews: PreviewProvider {
    static var previews: some View {
        Text("Pinned").previewDisplayName("A / B").previewLayout(.fixed(width: 300, height: 200))
        Text("Twice").previewDisplayName("A / B")
    }
}

extension GtkTests {
    @Suite("Previews")
    struct PreviewTests {
        @Test func `previews are written to a folder, two of one name under two names`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "previews-\(UUID().uuidString)/new")
            defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
            let previews = Preview.all(named: "corkgtktests.a / b")
            #expect(previews.count == 2)
            #expect(Application.start(id: "io.github.corkboard.Tests"))
            #expect(await PreviewRecorder(folder: folder, describes: false).record(previews) == [])
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(files == ["CorkGtkTests.A - B 2.png", "CorkGtkTests.A - B.png"])
            let size = try FileHandle(forReadingFrom: folder.appending(path: files[1])).read(upToCount: 24)!.suffix(8)
            #expect(size.elementsEqual([0, 0, 1, 44, 0, 0, 0, 200]))
        }

        @Test func `a folder that cannot be created is reported`() async {
            let problems = await PreviewRecorder(folder: URL(fileURLWithPath: "/dev/null/x"), describes: false)
                .record(Preview.all(named: "A / B"))
            #expect(problems.count == 1 && problems[0].hasPrefix("The folder “/dev/null/x” could not be made"))
        }

        @Test func `the list of previews shows the one that is chosen`() async {
            let window = await ViewWindow { PreviewList(previews: Preview.all(named: "A / B")) }
            #expect(window.controller.describe().contains("\"CorkGtkTests\""))
            #expect(window.controller.describe().components(separatedBy: "\"A / B\"").count > 2)
        }

        @Test func `arguments are parsed, and unknown or incomplete ones are rejected`() throws {
            let arguments = try PreviewArguments(["card", "--snapshot", "x", "--describe"])
            #expect(arguments.name == "card" && arguments.folder == "x" && arguments.describes)
            for wrong in [["--snapshot"], ["--what"], ["a", "b"]] {
                #expect(throws: PreviewArguments.Problem.self) { try PreviewArguments(wrong) }
            }
        }
    }
}
