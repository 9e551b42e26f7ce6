import CGtk
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @Suite struct OpenGLTests {
        @Test(arguments: ["cairo", "Cairo"])
        func `OpenGL is disabled for GTK with the Cairo renderer, and only while GTK starts`(renderer: String) {
            let surroundings = Surroundings(["GSK_RENDERER": renderer, "GDK_DEBUG": "frames", "GDK_DISABLE": nil])
            defer { surroundings.restore() }
            let told = OpenGL.loadedIfUsed { [value("GDK_DEBUG"), value("GDK_DISABLE")] }
            #expect(told == (gtk_get_minor_version() < 16 ? ["frames,gl-disable", nil] : ["frames", "gl"]))
            #expect([value("GDK_DEBUG"), value("GDK_DISABLE")] == ["frames", nil])
        }

        @Test(arguments: [nil, "", "gl", "vulkan"])
        func `OpenGL is loaded for every other renderer`(renderer: String?) {
            let surroundings = Surroundings(["GSK_RENDERER": renderer, "GDK_DEBUG": nil, "GDK_DISABLE": nil])
            defer { surroundings.restore() }
            #expect(OpenGL.loadedIfUsed { [value("GDK_DEBUG"), value("GDK_DISABLE")] } == [nil, nil])
        }
    }
}

private func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Variables of the environment, for a while.
private struct Surroundings {
    private let before: [String: String?]

    init(_ variables: [String: String?]) {
        before = variables.reduce(into: [:]) { $0[$1.key] = .some(value($1.key)) }
        Self.set(variables)
    }

    func restore() { Self.set(before) }

    private static func set(_ variables: [String: String?]) {
        for (name, value) in variables {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
    }
}
