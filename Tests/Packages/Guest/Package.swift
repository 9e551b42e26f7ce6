// swift-tools-version:6.2
import PackageDescription

/// An example of a package that depends on Corkboard's libraries, with its own tests.
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
