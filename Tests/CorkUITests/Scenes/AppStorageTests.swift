import CorkTesting
import Foundation
import Testing

@testable import CorkUI

private enum Look: String { case plain, fancy }

@MainActor
@Suite("Settings that are kept")
final class AppStorageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    deinit { try? FileManager.default.removeItem(at: folder) }

    private let problems = Box<[String]>([])
    private var url: URL { folder.appending(path: "deep/settings.ini") }

    private func open() -> SettingsFile { SettingsFile(url) { [problems] in problems.value.append($0) } }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test func `settings under a former name are taken over once, and never over newer ones`() throws {
        let former = folder.appending(path: "former.ini")
        try write("")
        try FileManager.default.removeItem(at: url)
        try Data("size=4\n".utf8).write(to: former)
        #expect(SettingsFile(url, formerly: former)["size"] == "4")
        #expect(!FileManager.default.fileExists(atPath: former.path))

        try Data("size=5\n".utf8).write(to: former)
        #expect(SettingsFile(url, formerly: former)["size"] == "4")
        #expect(FileManager.default.fileExists(atPath: former.path))
    }

    @Test func `every kind of value comes back in the next run`() throws {
        struct Values {
            @AppStorage var bool: Bool
            @AppStorage var int: Int
            @AppStorage var double: Double
            @AppStorage var string: String
            @AppStorage var url: URL
            @AppStorage var data: Data
            @AppStorage var look: Look
            @AppStorage var perhaps: Int?

            @MainActor init(_ file: SettingsFile) {
                _bool = AppStorage(wrappedValue: false, "bool", store: file)
                _int = AppStorage(wrappedValue: 0, "int", store: file)
                _double = AppStorage(wrappedValue: 0, "double", store: file)
                _string = AppStorage(wrappedValue: "", "a name\n= [odd] \\", store: file)
                _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: file)
                _data = AppStorage(wrappedValue: Data(), "data", store: file)
                _look = AppStorage(wrappedValue: .plain, "look", store: file)
                _perhaps = AppStorage("perhaps", store: file)
            }
        }
        let text = "=\u{301}#[x]\r\n\\n two\u{2028}lines\nü"
        let file = open()
        let values = Values(file)
        values.bool = true
        values.int = .min
        values.double = 0.1
        values.string = text
        values.url = URL(string: "https://example.org/a?b=c#d")!
        values.data = Data([0, 255, 10])
        values.look = .fancy
        values.perhaps = 3
        file.flush()
        let next = Values(open())
        #expect(next.bool && next.int == .min && next.double == 0.1 && next.string == text)
        #expect(next.url.absoluteString == "https://example.org/a?b=c#d" && next.data == Data([0, 255, 10]))
        #expect(next.look == .fancy && next.perhaps == 3)
        next.perhaps = nil
        #expect(next.perhaps == nil)
        #expect(problems.value.isEmpty)
    }

    @Test func `properties with one key are in step, in whatever view`() throws {
        struct Counter: View {
            @AppStorage var count: Int
            init(_ file: SettingsFile) { _count = AppStorage(wrappedValue: 1, "count", store: file) }
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let file = open()
        let host = TestHost {
            Counter(file)
            Counter(file)
        }
        host.elements("Button")[0].tap()
        #expect(host.texts == ["2", "2"])
        host.resetEvaluations()
        host.update()
        #expect(host.evaluations(of: Counter.self) == 0)
    }

    @Test func `a value of another kind counts as none, and stays until one is set`() throws {
        try write("size=large\nlook=strange\n")
        let file = open()
        #expect(AppStorage(wrappedValue: 5, "size", store: file).wrappedValue == 5)
        #expect(AppStorage(wrappedValue: Look.fancy, "look", store: file).wrappedValue == .fancy)
        file["other"] = "x"
        file.flush()
        #expect(try String(contentsOf: url, encoding: .utf8) == "size=large\nlook=strange\nother=x\n")
    }

    @Test func `changes by other programs are kept, and comments too`() throws {
        try write("# mine\n[Settings]\r\na=1\nb=2\n")
        let file = open()
        try write("# mine\n[Settings]\na=1\nb=3\nc=4\n")
        file["a"] = "5"
        file.flush()
        #expect(try String(contentsOf: url, encoding: .utf8) == "# mine\n[Settings]\na=5\nb=3\nc=4\n")
    }

    @Test(arguments: [Data("a=1\nnonsense\n".utf8), Data([0xFF, 61])])
    func `an invalid settings file is kept aside and reported`(bytes: Data) throws {
        try write("")
        for count in 1...2 {
            try bytes.write(to: url)
            let file = open()
            #expect(file["a"] == nil)
            #expect(problems.value.count == count && problems.value[0].contains("settings.ini.bad"))
            file["b"] = "2"
            file.flush()
            #expect(open()["b"] == "2")
        }
        let kept = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).sorted()
        #expect(kept == ["settings.ini", "settings.ini.bad", "settings.ini.bad-2"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: url.path + ".bad")) == bytes)
    }

    @Test func `a file that was damaged since it was read is left as it is`() throws {
        try write("a=1\n")
        let file = open()
        try write("nonsense\n")
        file["a"] = "2"
        file.flush()
        #expect(problems.value.count == 1 && problems.value[0].contains("line 1 has no “=”"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "nonsense\n")
    }

    @Test func `a value set during a write is in the file when the program ends`() async throws {
        for round in 0..<200 {
            let file = open()
            file["a"] = "\(round)"
            for _ in 0..<round % 5 { await Task.yield() }
            file["b"] = "\(round)"
            file.flush()
            #expect(open()["a"] == "\(round)" && open()["b"] == "\(round)")
        }
    }

    @Test func `a failed write is reported, and the value stays readable`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "deep"))
        let file = open()
        file["a"] = "1"
        file.flush()
        #expect(problems.value.count == 1 && problems.value[0].contains("could not be written"))
        #expect(file["a"] == "1")
    }

    @Test func `a new value is written soon without a flush`() async throws {
        let file = open()
        file["a"] = "1"
        for _ in 0..<500 where !FileManager.default.fileExists(atPath: url.path) {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(open()["a"] == "1")
    }
}
