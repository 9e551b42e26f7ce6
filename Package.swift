// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

/// GTK and everything that names it stays on the main thread.
let mainActor: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// swift-syntax is built only for those who ask for it: it takes minutes from source.
let swiftSyntax: (String) -> Target.Dependency = { product in
    .product(name: product, package: "swift-syntax", condition: .when(traits: ["Macros"]))
}

let package = Package(
    name: "corkboard",
    products: [
        .executable(name: "corkboard", targets: ["CorkboardMain"]),
        .library(name: "CorkUI", targets: ["CorkUI"]),
        .library(name: "CorkGtk", targets: ["CorkGtk"]),
        .library(name: "CorkTesting", targets: ["CorkTesting"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ],
    traits: [
        .trait(name: "Macros", description: "@Entry and #Preview. Builds swift-syntax from source.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // 602 and 603 were tried; 604 was not, and is there for packages that need it beside this one.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
    ],
    targets: [
        .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CGtk", dependencies: ["CGtk4"]),
        .target(name: "CorkUI", dependencies: ["DocumentFiles"]),
        .macro(
            name: "CorkMacrosPlugin",
            dependencies: [
                swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftSyntaxMacros"), swiftSyntax("SwiftCompilerPlugin"),
                swiftSyntax("SwiftDiagnostics"), swiftSyntax("SwiftSyntaxBuilder"),
            ]),
        .target(name: "CorkMacros", dependencies: ["CorkUI", "CorkMacrosPlugin"]),
        .target(name: "CorkGtk", dependencies: ["CorkUI", "CGtk", "DocumentFiles"], swiftSettings: mainActor),
        .target(name: "CorkTesting", dependencies: ["CorkUI"]),
        .target(
            name: "SwiftUI",
            dependencies: ["CorkUI", "CorkGtk", .target(name: "CorkMacros", condition: .when(traits: ["Macros"]))]),
        .systemLibrary(name: "CUchardet", pkgConfig: "uchardet", providers: [.apt(["libuchardet-dev"])]),
        .target(name: "SongCatalog", dependencies: ["CUchardet", "DocumentFiles"]),
        .target(name: "DocumentFiles"),
        .target(name: "BoardDocument", dependencies: ["DocumentFiles", "SongCatalog"]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Compression", dependencies: ["CZlib"]),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "TextShaping", dependencies: ["CPangoCairo"]),
        .target(name: "ShapeDocument", dependencies: ["Compression", "DocumentFiles", "TextShaping"]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "SongLibrary", dependencies: ["SongCatalog", "CSQLite"]),
        .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .target(name: "PictureFolder", dependencies: ["CGio", "Compression", "DocumentFiles"]),
        .systemLibrary(
            name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CLcms2", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .systemLibrary(name: "CJpeg", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CTiff", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
        .target(name: "CInk", dependencies: ["CJpeg", "CTiff"]),
        .target(name: "Thumbnails", dependencies: ["CInk", "CLcms2", "DocumentFiles", "PictureFolder", "CPixbuf"]),
        .target(
            name: "Corkboard",
            dependencies: [
                "CorkUI", "SongCatalog", "SongLibrary", "DocumentFiles", "BoardDocument", "ShapeDocument",
                "PictureFolder", "Thumbnails",
            ],
            swiftSettings: mainActor),
        .target(
            name: "CorkboardShowcase", dependencies: ["Corkboard", "CorkUI", "CorkGtk", "CGtk"],
            swiftSettings: mainActor),
        .target(
            name: "CorkboardCommands",
            dependencies: [
                "BoardDocument", "Corkboard", "CorkboardShowcase", "CorkGtk", "DocumentFiles", "PictureFolder",
                "ShapeDocument", "SongCatalog", "SongLibrary",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: mainActor),
        .executableTarget(name: "CorkboardMain", dependencies: ["CorkboardCommands"], swiftSettings: mainActor),
        .target(name: "CGtkTestMain", dependencies: ["CGtk"], path: "Tests/CGtkTestMain"),
        .target(
            name: "CBench", dependencies: ["CGtk4"], path: "Tests/Benchmarks/C",
            exclude: [
                "Makefile", "board.c", "drawing.c", "empty.c", "grid.c", "launch.c", "layout.c", "lazymodel.c",
                "list.c", "outline.c", "swatch.c",
            ], publicHeadersPath: "."),
        .executableTarget(
            name: "BoardBenchmark", dependencies: ["CBench", "CGtk", "CorkGtk", "Corkboard", "BoardDocument"],
            path: "Tests/Benchmarks/Board", swiftSettings: mainActor),
        .executableTarget(
            name: "DrawingBenchmark", dependencies: ["CBench", "CGtk", "CorkGtk", "CorkUI"],
            path: "Tests/Benchmarks/Drawing", swiftSettings: mainActor),
        .executableTarget(
            name: "EngineBenchmark", dependencies: ["CorkUI", "CorkTesting"], path: "Tests/Benchmarks/Engine"),
        .executableTarget(
            name: "GalleryBenchmark",
            dependencies: ["CBench", "CGtk", "CPixbuf", "CorkGtk", "Corkboard", "Thumbnails"],
            path: "Tests/Benchmarks/Gallery", swiftSettings: mainActor),
        .executableTarget(
            name: "LayoutBenchmark", dependencies: ["CBench", "CGtk", "CorkGtk", "Corkboard", "BoardDocument"],
            path: "Tests/Benchmarks/Layout", swiftSettings: mainActor),
        .executableTarget(
            name: "LinesBenchmark", dependencies: ["CBench", "CGtk", "CorkGtk", "CorkUI"],
            path: "Tests/Benchmarks/Lines", swiftSettings: mainActor),
        .executableTarget(
            name: "OutlinesBenchmark", dependencies: ["CBench", "CGtk", "CorkGtk", "CorkUI"],
            path: "Tests/Benchmarks/Outlines", swiftSettings: mainActor),
        .executableTarget(
            name: "ShowcaseBenchmark", dependencies: ["CBench", "CGtk", "CorkGtk", "CorkUI", "CorkboardShowcase"],
            path: "Tests/Benchmarks/Showcase", swiftSettings: mainActor),
        .target(name: "Seeds", path: "Tests/Seeds"),
        .target(name: "GtkTestSupport", dependencies: ["CGtk", "CGtkTestMain"], path: "Tests/GtkTestSupport"),
        .target(name: "RandomViews", dependencies: ["CorkUI", "Seeds"], path: "Tests/RandomViews"),
        .testTarget(
            name: "CorkUITests", dependencies: ["CorkUI", "CorkTesting", "DocumentFiles", "RandomViews", "Seeds"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "CorkTesting"]),
        .testTarget(name: "SongCatalogTests", dependencies: ["SongCatalog", "Seeds"]),
        .testTarget(name: "SongLibraryTests", dependencies: ["SongLibrary", "SongCatalog"]),
        .executableTarget(
            name: "JournalCrash", dependencies: ["BoardDocument", "DocumentFiles"], path: "Tests/JournalCrash"),
        .executableTarget(
            name: "EveningCrash", dependencies: ["BoardDocument", "Corkboard", "DocumentFiles", "SongLibrary"],
            path: "Tests/EveningCrash", swiftSettings: mainActor),
        .target(name: "RandomBoards", dependencies: ["BoardDocument", "Seeds"], path: "Tests/RandomBoards"),
        .testTarget(
            name: "BoardDocumentTests",
            dependencies: ["BoardDocument", "DocumentFiles", "RandomBoards", "Seeds", "SongCatalog", "JournalCrash"]),
        .testTarget(name: "DocumentFilesTests", dependencies: ["DocumentFiles"]),
        .testTarget(name: "TextShapingTests", dependencies: ["TextShaping"]),
        .testTarget(
            name: "ShapeDocumentTests",
            dependencies: ["ShapeDocument", "Compression", "DocumentFiles", "Seeds", "TextShaping"]),
        .testTarget(
            name: "PictureFolderTests",
            dependencies: ["PictureFolder", "Compression", "DocumentFiles", "CPixbuf", "Seeds"]),
        .testTarget(
            name: "ThumbnailsTests",
            dependencies: ["CJpeg", "CLcms2", "Compression", "Thumbnails", "PictureFolder", "CPixbuf"]),
        .testTarget(
            name: "CorkMacrosTests",
            dependencies: [
                "CorkUI", .target(name: "CorkMacros", condition: .when(traits: ["Macros"])),
                .target(name: "CorkMacrosPlugin", condition: .when(traits: ["Macros"])),
                swiftSyntax("SwiftSyntaxMacros"), swiftSyntax("SwiftSyntaxMacrosGenericTestSupport"),
            ]),
        .testTarget(
            name: "CorkGtkTests",
            dependencies: ["CorkGtk", "CorkTesting", "CGtk", "CGtkTestMain", "GtkTestSupport", "RandomViews", "Seeds"],
            swiftSettings: mainActor),
        .testTarget(
            name: "CorkboardTests",
            dependencies: [
                "Corkboard", "CorkboardCommands", "CorkboardShowcase", "CorkGtk", "CorkTesting", "CGtk", "CGtkTestMain",
                "DocumentFiles", "EveningCrash", "GtkTestSupport", "PictureFolder", "RandomBoards", "Seeds",
                "ShapeDocument",
                "SongCatalog", "SongLibrary", "Thumbnails",
            ],
            swiftSettings: mainActor),
    ],
    swiftLanguageModes: [.v6]
)

// A run of some tests, such as meson-helpers/test --filter, builds neither the other test targets nor the benchmarks.
if let kept = Context.environment["CORKBOARD_TEST_TARGETS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { target in
        target.type == .test ? !kept.contains(target.name) : target.path?.hasPrefix("Tests/Benchmarks/") == true
    }
}

// Only meson-helpers/docs needs the documentation plugin.
if Context.environment["CORKBOARD_DOCUMENTATION"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}
