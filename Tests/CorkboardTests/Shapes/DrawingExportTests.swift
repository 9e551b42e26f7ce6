import CGtk
import CorkGtk
import CorkUI
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// Drawings against what the rest of the world makes of them.
@MainActor
@Suite struct DrawingExportTests {
    private nonisolated static let rsvg = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    private nonisolated static let clipArt = URL(fileURLWithPath: "/usr/share/openclipart/svg")
    private nonisolated static let fixtures = URL(
        fileURLWithPath: "/usr/libexec/installed-tests/RSVG/fixtures", isDirectory: true)

    private nonisolated static func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Sixty drawings, spread evenly over all in alphabetical order.
    private static func sample() -> [URL] {
        var files: [URL] = []
        let all = FileManager.default.enumerator(at: clipArt, includingPropertiesForKeys: [.isRegularFileKey])
        while let file = all?.nextObject() as? URL {
            let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            if isFile, file.pathExtension == "svg" { files.append(file) }
        }
        files.sort { $0.path < $1.path }
        let step = files.count / 60
        return step == 0 ? files : (0..<60).map { files[$0 * step + step / 2] }
    }

    /// The part of the pixels that differ in a channel by more than a sixteenth; nil where the sizes do.
    private func difference(_ a: String, _ b: String) -> Double? {
        let surfaces = [cairo_image_surface_create_from_png(a)!, cairo_image_surface_create_from_png(b)!]
        defer { surfaces.forEach { cairo_surface_destroy($0) } }
        let (width, height) = (cairo_image_surface_get_width(surfaces[0]), cairo_image_surface_get_height(surfaces[0]))
        guard width == cairo_image_surface_get_width(surfaces[1]),
            height == cairo_image_surface_get_height(surfaces[1]),
            width > 0, cairo_image_surface_get_format(surfaces[1]) == CAIRO_FORMAT_ARGB32
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surfaces[0]))
        let (first, second) = (cairo_image_surface_get_data(surfaces[0])!, cairo_image_surface_get_data(surfaces[1])!)
        var count = 0
        for pixel in Swift.stride(from: 0, to: stride * Int(height), by: 4) {
            for channel in pixel..<(pixel + 4) where abs(Int32(first[channel]) - Int32(second[channel])) > 16 {
                count += 1
                break
            }
        }
        return Double(count) / (Double(width) * Double(height))
    }

    @Test(
        .enabled(if: isThere(clipArt), "The package openclipart-svg is not installed."),
        .enabled(if: isThere(rsvg), "The package librsvg2-bin is not installed."), .timeLimit(.minutes(5)))
    func drawingsOfTheWorldLookAsElsewhere() throws {
        var (alike, others) = (0, [String]())
        let files = Self.sample()
        for file in files {
            let (own, other) = (folder.url.path + "/own.png", folder.url.path + "/other.png")
            let process = Process()
            process.executableURL = Self.rsvg
            process.arguments = ["-w", "256", "--keep-aspect-ratio", "-o", other, file.path]
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            let picture = DrawingPicture(try DrawingFile.read(from: file), file: file)
            let scale = 256 / picture.size.width
            let image = try CanvasImage(size: CGSize(width: 256, height: (picture.size.height * scale).rounded(.up))) {
                context, _ in picture.draw(in: &context, scale: scale)
            }
            try image.writePNG(to: own)
            let difference = difference(own, other)
            if let difference, difference <= 0.03 {
                alike += 1
            } else {
                others.append("\(file.lastPathComponent): \(difference.map { "\($0)" } ?? "another size")")
            }
        }
        print("Alike: \(alike) of \(files.count). Not: \(others.joined(separator: "; "))")
        #expect(Double(alike) >= 0.85 * Double(files.count))
    }

    private nonisolated static let crashes = ["crash", "render-crash"].flatMap { name in
        ((try? FileManager.default.contentsOfDirectory(
            at: fixtures.appendingPathComponent(name), includingPropertiesForKeys: nil)) ?? [])
            .filter { $0.pathExtension == "svg" }.map(\.path)
    }.sorted()

    @Test(
        .enabled(if: isThere(fixtures), "The package librsvg2-tests is not installed."),
        .enabled(if: CommandRun.program != nil, "The tests were built without the program."), arguments: crashes)
    func whatCrashedOthersGivesAPictureOrASentence(file: String) throws {
        let png = folder.url.path + "/crash.png"
        let start = ContinuousClock.now
        // What is larger than 500 MB ends the program.
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -d 500000; exec \"$0\" shapes --export \"$1\" \"$2\"", CommandRun.program!.path, png, file,
        ]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(ContinuousClock.now - start < .seconds(2))
        #expect(process.terminationReason == .exit)
        switch process.terminationStatus {
        case 0: #expect(FileManager.default.fileExists(atPath: png))
        case 66, 73: #expect(text.hasPrefix("corkboard: ") && text.hasSuffix(".\n"), "\(text)")
        default: Issue.record("\(process.terminationStatus): \(text)")
        }
    }

    @Test(.enabled(if: CommandRun.program != nil, "The tests were built without the program."))
    func aDrawingIsExportedWithoutADisplay() throws {
        let file = try folder.file(
            "a.svg", "<svg width='20' height='10'><rect width='10' height='10' fill='red'/></svg>")
        let png = folder.url.path + "/a.png"
        let run = try CommandRun(["shapes", "--export", png, "--width", "40", file.path])
        #expect(run.status == 0 && run.errors.isEmpty)
        let surface = cairo_image_surface_create_from_png(png)!
        defer { cairo_surface_destroy(surface) }
        #expect(cairo_image_surface_get_width(surface) == 40 && cairo_image_surface_get_height(surface) == 20)
        #expect(try CommandRun(["shapes", "--export", png]).status == 64)
        #expect(try CommandRun(["shapes", "--export", png, "/nowhere.svg"]).status == 66)
        #expect(try CommandRun(["shapes", "--export", "/nowhere/a.png", file.path]).status == 73)
    }
}
