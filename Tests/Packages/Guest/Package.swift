// swift-tools-version:6.2
import PackageDescription

/// A package of somebody who builds on Corkboard's libraries, with tests of its own.
let package = Package(
    name: "guest",
    dependencies: [.package(name: "corkboard", path: "../../..")],
    targets: [
        .target(name: "Guest", dependencies: [.product(name: "CorkUI", package: "corkboard")]),
        .testTarget(
            name: "GuestTests", dependencies: ["Guest", .product(name: "CorkTesting", package: "corkboard")]),
    ],
    swiftLanguageModes: [.v6]
)
