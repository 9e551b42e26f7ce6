import CGtk
import CorkGtk
import CorkUI
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// Rendered drawings compared with the results of other programs.
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

    /// Returns the fraction of pixels that differ in a channel by more than a sixteenth, or `nil` if the sizes differ.
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
    func `drawings of the world look as elsewhere`() throws {
        var (alike, others) = (0, [String]())
        let files = Self.sample()
        for file in files {
            let (own, other) = (folder.url.path + "/own.png", folder.url.path + "/other.png")
            let process = Process()
            process.executableURL = Self.rsvg
            process.arguments = ["-w", "256", "--keep-aspect-ratio", "-o", other, file.path]
            process.standardError = FileHandle.nullDevice
            try process.start()()
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
    func `files that crashed other programs give a picture or an error`(file: String) throws {
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
        let end = try process.start()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        end()
        #expect(ContinuousClock.now - start < .seconds(2))
        #expect(process.terminationReason == .exit)
        switch process.terminationStatus {
        case 0: #expect(FileManager.default.fileExists(atPath: png))
        case 65: #expect(FileManager.default.fileExists(atPath: png) && text.hasSuffix(".\n"), "\(text)")
        case 66, 73: #expect(text.hasPrefix("corkboard: ") && text.hasSuffix(".\n"), "\(text)")
        default: Issue.record("\(process.terminationStatus): \(text)")
        }
    }

    @Test(.enabled(if: CommandRun.program != nil, "The tests were built without the program."))
    func `a referenced file that cannot be read is reported`() throws {
        #expect(mkfifo(folder.url.path + "/pipe", 0o600) == 0)
        let png = folder.url.path + "/own.png"
        for (reference, reason) in [
            ("pipe", "it is not a plain file"), ("/dev/zero", "it is outside of the drawing’s folder"),
        ] {
            let file = try folder.file(
                "a.svg",
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><image href="\(reference)" width="9" height="9"/></svg>
                """)
            let run = try CommandRun(["shapes", "--export", png, file.path])
            #expect(run.status == 65)
            #expect(run.errors == "corkboard: a.svg: The picture “\(reference)” is not shown: \(reason).\n")
        }
    }

    @Test(.enabled(if: CommandRun.program != nil, "The tests were built without the program."))
    func `pictures in addresses are drawn, however the address is written, and before a reference of SVG 1.1`() throws {
        let red = folder.url.appending(path: "red.png")
        try CanvasImage(size: CGSize(width: 1, height: 1)) { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .writePNG(to: red.path)
        let base64 = try Data(contentsOf: red).base64EncodedString()
        let escaped = base64.replacing("+", with: "%2B").replacing("/", with: "%2F").replacing("=", with: "%3D")
        for attributes in [
            "href='data:image/png;base64,\(escaped)'", "href=' DATA:IMAGE/PNG;BASE64,\(base64) '",
            "href=' red.png ' xlink:href='none.png'",
        ] {
            let file = try folder.file(
                "a.svg",
                """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">
                <image \(attributes) width="9" height="9"/></svg>
                """)
            let run = try CommandRun(["shapes", "--export", folder.url.path + "/a.png", file.path])
            #expect(run.status == 0 && run.errors.isEmpty, "\(attributes): \(run.errors)")
        }
    }

    @Test(.enabled(if: CommandRun.program != nil, "The tests were built without the program."))
    func `omissions of an exported picture have a status of their own`() throws {
        let file = try folder.file(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject width="9" height="9"/></svg>
            """)
        let run = try CommandRun(["shapes", "--export", folder.url.path + "/a.png", file.path])
        #expect(run.status == 65 && run.errors.contains("a.svg: drawn without “foreignObject”."), "\(run)")
    }

    @Test(.enabled(if: CommandRun.program != nil, "The tests were built without the program."))
    func `a drawing is exported without a display`() throws {
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

    @Test func `an export or a snapshot never replaces the drawing that is read, nor another kind of file`() throws {
        let text = "<svg width='20' height='10'><rect width='10' height='10' fill='red'/></svg>"
        let file = try folder.file("a.svg", text)
        let link = folder.url.appending(path: "link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        for arguments in [
            ["--export", file.path], ["--export", link.path], ["--export", folder.url.path + "/a.jpg"],
            ["--snapshot", file.path], ["--snapshot", link.path],
        ] {
            let run = try CommandRun(["shapes", file.path] + arguments)
            #expect(run.status == 64, "\(arguments)")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test(.enabled(if: CommandRun.program != nil, "The tests were built without the program."))
    func `a picture is exactly as wide as asked for, a shape is exported alone, and a PDF is a page`() throws {
        let file = try folder.file(
            "a.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='30.3' height='20.2'><rect id='r' x='3' y='4' width='10' height='5' fill='red'/>
            <g opacity='.5'><circle id='c' cx='20' cy='10' r='4'/><circle cx='4' cy='10' r='4'/></g></svg>
            """)
        let png = folder.url.path + "/out.png"
        func size(_ arguments: String...) throws -> [Int] {
            let run = try CommandRun(["shapes", "--export", png] + arguments + [file.path])
            #expect(run.status == 0, "\(run.errors)")
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: png)))
            return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        }
        for width in [300, 400, 700, 1001] { #expect(try size("--width", "\(width)")[0] == width) }
        #expect(try size("--scale", "10") == [303, 202])
        #expect(try size("--select", "r", "--scale", "2") == [20, 10])
        #expect(try size("--select", "c") == [8, 8])
        let missing = try CommandRun(["shapes", "--export", png, "--select", "x", file.path])
        #expect(missing.status == 66 && missing.errors == "corkboard: a.svg: there is no shape with the id “x”.\n")
        let pdf = folder.url.path + "/out.pdf"
        #expect(try CommandRun(["shapes", "--export", pdf, file.path]).status == 0)
        #expect(try Data(contentsOf: URL(fileURLWithPath: pdf)).starts(with: Data("%PDF-".utf8)))
        #expect(try CommandRun(["shapes", "--export", pdf, "--scale", "0", file.path]).status == 64)
        #expect(try CommandRun(["shapes", "--export", pdf, "--scale", "2", "--width", "9", file.path]).status == 64)
        #expect(try CommandRun(["shapes", "--select", "r", file.path]).status == 64)
    }

    @Test func `a drawing in a drawing is as sharp as its surroundings`() throws {
        let inner = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'><path d='M0 0H1V2H0Z'/></svg>".utf8)
        let file = try folder.file(
            "a.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><image width='40' height='40' \
            href='data:image/svg+xml;base64,\(inner.base64EncodedString())'/></svg>
            """)
        let picture = DrawingPicture(try DrawingFile.read(from: file), file: file)
        let image = try CanvasImage(size: CGSize(width: 40, height: 40)) { context, _ in
            picture.draw(in: &context, scale: 1)
        }
        #expect(image[19, 20].opacity == 1 && image[20, 20].opacity == 0)
    }

    @Test func `a group that mixes with what is below changes its colors`() throws {
        let file = try folder.file(
            "a.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='#ff0'/>
            <g style='mix-blend-mode:multiply'><rect width='9' height='9' fill='#0ff'/></g></svg>
            """)
        let picture = DrawingPicture(try DrawingFile.read(from: file), file: file)
        let image = try CanvasImage(size: CGSize(width: 9, height: 9)) { context, _ in
            picture.draw(in: &context, scale: 1)
        }
        #expect(image[4, 4] == Color.Resolved(SIMD4(0, 1, 0, 1)))
    }

    // MARK: Filters and text on paths

    private nonisolated static let filters: [String] = {
        let light = [
            "<feDistantLight azimuth='225' elevation='40'/>", "<fePointLight x='20' y='10' z='25'/>",
            "<feSpotLight x='5' y='5' z='40' pointsAtX='40' pointsAtY='40' pointsAtZ='0' specularExponent='4'/>",
            "<feSpotLight x='30' y='5' z='30' pointsAtX='32' pointsAtY='32' pointsAtZ='0' specularExponent='1' limitingConeAngle='35'/>",
        ]
        let lights = light.flatMap { light in
            [
                "<feGaussianBlur in='SourceAlpha' stdDeviation='3'/><feDiffuseLighting surfaceScale='5' diffuseConstant='.9' lighting-color='#fc8' color-interpolation-filters='sRGB'>\(light)</feDiffuseLighting>",
                "<feGaussianBlur in='SourceAlpha' stdDeviation='3'/><feSpecularLighting surfaceScale='5' specularConstant='.9' specularExponent='12' lighting-color='white'>\(light)</feSpecularLighting><feComposite in2='SourceAlpha' operator='in' result='s'/><feComposite in='SourceGraphic' in2='s' operator='arithmetic' k2='1' k3='1'/>",
            ]
        }
        return lights + [
            "<feMorphology operator='dilate' radius='3'/>", "<feMorphology radius='2 1'/>",
            "<feConvolveMatrix order='3' kernelMatrix='1 0 0 0 1 0 0 0 1'/>",
            "<feConvolveMatrix order='3' kernelMatrix='-2 -1 0 -1 1 1 0 1 2' preserveAlpha='true'/>",
            "<feConvolveMatrix order='5 1' kernelMatrix='1 2 3 2 1' edgeMode='none' targetX='0'/>",
            "<feTurbulence baseFrequency='.05' numOctaves='3' seed='7'/>",
            "<feTurbulence type='fractalNoise' baseFrequency='.02 .1' numOctaves='2' seed='-3'/>",
            "<feTurbulence type='fractalNoise' baseFrequency='.07' stitchTiles='stitch' color-interpolation-filters='sRGB'/>",
            "<feFlood flood-color='red' flood-opacity='.5' x='10' y='10' width='30' height='20' result='f'/><feComposite in='SourceGraphic' in2='f' operator='arithmetic' k1='.5' k2='.4' k3='.3' k4='.1'/>",
            "<feGaussianBlur stdDeviation='3'/>",
            "<feGaussianBlur stdDeviation='1.2 4' color-interpolation-filters='sRGB'/>",
            "<feComponentTransfer><feFuncR type='table' tableValues='1 0 1'/><feFuncG type='discrete' tableValues='0 .5 1'/><feFuncB type='gamma' amplitude='.8' exponent='2' offset='.1'/></feComponentTransfer>",
            "<feColorMatrix type='hueRotate' values='90'/>", "<feColorMatrix type='saturate' values='.2'/>",
            "<feOffset dx='5' dy='3' result='o'/><feBlend in='SourceGraphic' in2='o' mode='multiply'/>",
            "<feOffset dx='5' dy='3' result='o'/><feComposite in='SourceGraphic' in2='o' operator='xor'/>",
        ]
    }()

    /// A drawing of another program, and ours, at the same size; the part of the pixels that differ.
    private func differenceFromElsewhere(_ file: URL, scale: Double) async throws -> Double? {
        let (own, other) = (folder.url.path + "/own.png", folder.url.path + "/other.png")
        let process = Process()
        process.executableURL = Self.rsvg
        process.arguments = ["-z", "\(scale)", "-o", other, file.path]
        // Waiting in place would let other tests wait inside of this one.
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in end.finish() }
        try process.run()
        for await _ in ends {}
        let picture = DrawingPicture(try DrawingFile.read(from: file), file: file)
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        try CanvasImage(size: size) { context, _ in picture.draw(in: &context, scale: scale) }.writePNG(to: own)
        return difference(own, other)
    }

    @Test(.enabled(if: isThere(rsvg), "The package librsvg2-bin is not installed."), arguments: filters)
    func `filters look as elsewhere`(steps: String) async throws {
        let file = try folder.file(
            "filter.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><filter id='f'>\(steps)</filter>
            <g filter='url(#f)'><rect x='8' y='8' width='30' height='30' fill='#c43'/>
            <circle cx='40' cy='40' r='16' fill='#3a6' fill-opacity='.7'/></g></svg>
            """)
        let difference = try #require(try await differenceFromElsewhere(file, scale: 1))
        #expect(difference <= 0.03)
    }

    @Test func `text on a path follows it`() throws {
        let file = try folder.file(
            "path.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='120' height='120'>
            <path id='p' d='M20 60A40 40 0 0 1 100 60A40 40 0 0 1 20 60' fill='none'/>
            <text font-size='12' font-family='sans-serif'><textPath href='#p'>MMMMMMMMMMMMMMMMMMMM</textPath></text></svg>
            """)
        let picture = DrawingPicture(try DrawingFile.read(from: file), file: file)
        let png = folder.url.path + "/own.png"
        try CanvasImage(size: CGSize(width: 120, height: 120)) { context, _ in picture.draw(in: &context, scale: 1) }
            .writePNG(to: png)
        let surface = cairo_image_surface_create_from_png(png)!
        defer { cairo_surface_destroy(surface) }
        let (bytes, stride) = (cairo_image_surface_get_data(surface)!, Int(cairo_image_surface_get_stride(surface)))
        var (sectors, away) = (Set<Int>(), 0)
        for y in 0..<120 {
            for x in 0..<120 where bytes[y * stride + 4 * x + 3] > 128 {
                // Letters stand on the circle, outside of it.
                let distance = hypot(Double(x) + 0.5 - 60, Double(y) + 0.5 - 60)
                if !(38...52).contains(distance) { away += 1 }
                sectors.insert(Int((atan2(Double(y) - 60, Double(x) - 60) / .pi + 1) * 4) % 8)
            }
        }
        #expect(away == 0 && sectors.count >= 6)
    }
}
