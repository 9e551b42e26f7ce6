import Foundation
import Testing

@testable import DocumentFiles

@Suite("Folders of the user")
struct UserFolderTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test func `HOME decides where no variable names a folder`() {
        let environment = ["HOME": "/home/of/ann"]
        #expect(UserFolder.home(environment: environment).path == "/home/of/ann")
        #expect(
            UserFolder.allCases.map { $0.url(environment: environment).path } == [
                "/home/of/ann/.cache", "/home/of/ann/.config", "/home/of/ann/.local/share", "/home/of/ann/.local/state",
            ])
    }

    @Test func `a variable names a folder, unless its path is relative`() {
        for folder in UserFolder.allCases {
            #expect(folder.url(environment: ["HOME": "/h", folder.rawValue: "/elsewhere"]).path == "/elsewhere")
            let relative = folder.url(environment: ["HOME": "/h", folder.rawValue: "elsewhere"])
            #expect(relative == folder.url(environment: ["HOME": "/h"]))
        }
    }

    @Test func `without HOME, the account's folder is the home folder`() {
        #expect(UserFolder.home(environment: [:]) == FileManager.default.homeDirectoryForCurrentUser)
    }

    @Test func `pictures are where the desktop's list says, or in Pictures`() throws {
        let environment = ["HOME": "/h", "XDG_CONFIG_HOME": temporary.url.path]
        #expect(UserFolder.pictures(environment: environment).path == "/h/Pictures")
        let list = temporary.file("user-dirs.dirs")
        for (text, path) in [
            ("# comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_MUSIC_DIR=\"/music\"\n", "/h/Bilder"),
            ("XDG_PICTURES_DIR=\"/data/photos\"\n", "/data/photos"), ("XDG_PICTURES_DIR=\"photos\"\n", "/h"),
        ] {
            try Data(text.utf8).write(to: list)
            #expect(UserFolder.pictures(environment: environment).path == path)
        }
    }
}
