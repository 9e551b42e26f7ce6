import DocumentFiles
import Foundation
import SongLibrary

extension SongLibrary {
    /// Returns the library of the user, which is made if it does not exist.
    ///
    /// - Throws: If the library can't be opened.
    static func ofUser() throws -> SongLibrary {
        try SongLibrary(file: UserFolder.data.ofProgram.appending(component: "songs.sqlite"))
    }
}

extension SungHistory {
    /// Returns the history of the user, which is made if it does not exist.
    ///
    /// - Throws: If the history can't be opened.
    static func ofUser() throws -> SungHistory {
        try SungHistory(file: UserFolder.data.ofProgram.appending(component: "history.sqlite"))
    }
}
