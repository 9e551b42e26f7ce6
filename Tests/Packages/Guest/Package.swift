// swift-tools-version:6.2
import PackageDescription

/// Modules of a package that depends on the libraries of Corkboard, with tests of their own.
let package = Package(
    name: "guest",
    dependencies: [.package(name: "corkboard", path: "../../..", traits: ["Macros"])],
    targets: [
        .target(name: "Guest", dependencies: [.product(name: "CorkUI", package: "corkboard")]),
        .target(name: "Kanban", dependencies: [.product(name: "SwiftUI", package: "corkboard")]),
        .testTarget(
            name: "GuestTests", dependencies: ["Guest", .product(name: "CorkTesting", package: "corkboard")]),
        .testTarget(
            name: "KanbanTests", dependencies: ["Kanban", .product(name: "CorkTesting", package: "corkboard")]),
    ],
    swiftLanguageModes: [.v6]
)
