import Foundation
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct FileClaimTests {
    @Test func `a file belongs to one window until it is given back`() throws {
        let folder = try TemporaryFolder()
        let claims = folder.file("claims")
        let file = folder.file("party.songboard")
        try BoardFile.write(Board(), to: file)
        let link = folder.file("link.songboard")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        var first = FileClaim(file, in: claims)
        #expect(first != nil)
        #expect(FileClaim(file, in: claims) == nil)
        #expect(FileClaim(link, in: claims) == nil, "A link leads to the same file.")
        #expect(FileClaim(folder.file("other.songboard"), in: claims) != nil)
        first = nil
        #expect(FileClaim(file, in: claims) != nil)
    }

    @Test func `every claim succeeds when claims cannot be recorded`() throws {
        let folder = try TemporaryFolder()
        let blocked = folder.file("file")
        try Data().write(to: blocked)
        let claims = [FileClaim(blocked, in: blocked), FileClaim(blocked, in: blocked), FileClaim(blocked, in: nil)]
        #expect(claims.allSatisfy { $0 != nil })
    }
}
