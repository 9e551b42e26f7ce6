import DocumentFiles
import Foundation
import Glibc
import Testing

@testable import PictureFolder

struct MoverTests {
    private let temporary: TemporaryFolder
    private let target: TemporaryFolder

    init() throws { (temporary, target) = (try TemporaryFolder(), try TemporaryFolder()) }

    /// Returns a mover that renames, or one between file systems.
    private func mover(renames: Bool) -> PictureMover {
        guard !renames else { return PictureMover() }
        return PictureMover { (_, _) throws(SystemFault) in throw SystemFault(code: EXDEV) }
    }

    private func modified(_ folder: TemporaryFolder, _ name: String) -> FileStamp? {
        FileStamp(of: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }

    @Test(arguments: [true, false])
    func `a picture moves with its sidecar, and back`(renames: Bool) throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg", at: 1_000_000)
        for name in ["a.jpg.xmp", "a.xmp"] { try temporary.write(Array(name.utf8), name) }
        chmod(picture.path, 0o640)
        let stamp = modified(temporary, "a.jpg")
        let mover = mover(renames: renames)
        let outcome = mover.move([picture], to: target.path, step: 1)
        #expect(outcome.moved == [picture] && outcome.failures.isEmpty)
        #expect(temporary.names == ["a.xmp"], "The sidecar of a raw picture stays.")
        #expect(target.names == ["a.jpg", "a.jpg.xmp"])
        #expect(try target.data("a.jpg") == Pixels.jpeg && target.data("a.jpg.xmp") == Data("a.jpg.xmp".utf8))
        #expect(modified(target, "a.jpg") == stamp)
        let mode = try FileManager.default.attributesOfItem(atPath: target.path + "/a.jpg")[.posixPermissions]
        #expect(mode as? Int == 0o640)
        #expect(mover.takeBack(step: 1).moved == [picture])
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp", "a.xmp"] && target.names.isEmpty)
        #expect(try temporary.data("a.jpg") == Pixels.jpeg && modified(temporary, "a.jpg") == stamp)
        #expect(mover.takeBack(step: 1).moved.isEmpty)
    }

    @Test(arguments: [true, false])
    func `the sidecar of a stem moves with the raw picture`(renames: Bool) throws {
        let raw = try temporary.picture(Pixels.encoded("tiff"), "a.nef")
        _ = try temporary.picture(Pixels.jpeg, "a.jpg")
        for name in ["a.jpg.xmp", "a.xmp"] { try temporary.write(Array(name.utf8), name) }
        _ = mover(renames: renames).move([raw], to: target.path, step: 1)
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp"] && target.names == ["a.nef", "a.xmp"])
    }

    @Test(arguments: [true, false], ["a.jpg", "a.jpg.xmp"])
    func `a name that is taken is never overwritten`(renames: Bool, taken: String) throws {
        let (a, b) = (try temporary.picture(Pixels.jpeg, "a.jpg"), try temporary.picture(Pixels.jpeg, "b.jpg"))
        try target.write(Array("other".utf8), taken)
        let mover = mover(renames: renames)
        let reason = taken == "a.jpg" ? "there is another file of this name" : "there is another file “a.jpg.xmp”"
        for copies in [true, false] {
            let outcome =
                copies
                ? mover.copy([a, b], to: target.path, step: 1) : mover.move([a, b], to: target.path, step: 2)
            #expect(outcome.moved == [b] && outcome.failures.map(\.reason) == [reason])
            #expect(target.names == [taken, "b.jpg"])
            #expect(try target.data(taken) == Data("other".utf8) && temporary.data("a.jpg") == Pixels.jpeg)
            #expect(mover.takeBack(step: copies ? 1 : 2).moved == [b])
            #expect(temporary.names == ["a.jpg", "b.jpg"] && target.names == [taken])
        }
    }

    @Test(arguments: [true, false])
    func `a picture does not move back onto a name that is taken, and moves back later`(renames: Bool) throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        let mover = mover(renames: renames)
        _ = mover.move([picture], to: target.path, step: 1)
        try temporary.write(Array("other".utf8), "a.jpg")
        #expect(mover.takeBack(step: 1).failures.map(\.reason) == ["there is another file of this name"])
        #expect(try temporary.data("a.jpg") == Data("other".utf8) && target.names == ["a.jpg"])
        unlink(picture.path)
        #expect(mover.takeBack(step: 1).moved == [picture] && temporary.names == ["a.jpg"])
    }

    @Test func `a sidecar that came in the other folder moves back with its picture`() throws {
        let picture = try temporary.picture(Pixels.gif, "a.gif")
        let mover = mover(renames: true)
        _ = mover.move([picture], to: target.path, step: 1)
        try target.write(Array("x".utf8), "a.gif.xmp")
        _ = mover.takeBack(step: 1)
        #expect(temporary.names == ["a.gif", "a.gif.xmp"] && target.names.isEmpty)
    }

    @Test func `a copy is removed by undo, but not if it was changed since`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try temporary.write(Array(Sidecar.empty), "a.jpg.xmp")
        let mover = mover(renames: true)
        #expect(mover.copy([picture], to: target.path, step: 1).moved == [picture])
        #expect(target.names == ["a.jpg", "a.jpg.xmp"] && temporary.names == target.names)
        let copy = try #require(Picture(name: "a.jpg", in: target.path))
        try PictureRating(5).write(to: copy)
        #expect(mover.takeBack(step: 1).failures.map(\.reason) == ["the copy was changed since"])
        #expect(target.names == ["a.jpg", "a.jpg.xmp"])
        // Written again, as undoing the rating does it.
        try target.write(Array(Pixels.jpeg), "a.jpg")
        try target.write(Array(Sidecar.empty), "a.jpg.xmp")
        #expect(mover.takeBack(step: 1).moved == [picture])
        #expect(target.names.isEmpty && temporary.names == ["a.jpg", "a.jpg.xmp"])
    }

    @Test func `nothing moves where it cannot be whole`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try temporary.link("b.jpg", to: "a.jpg")
        let link = try #require(Picture(name: "b.jpg", in: temporary.path))
        let mover = mover(renames: true)
        #expect(
            mover.move([link], to: target.path, step: 1).failures.map(\.reason) == ["it is a link to another file"])
        #expect(
            mover.move([picture], to: temporary.path, step: 2).failures.map(\.reason)
                == ["it is in this folder already"])
        #expect(
            mover.move([picture], to: target.path + "/none", step: 3).failures.map(\.reason)
                == ["there is no folder “none”"])
        try temporary.write(Array("x".utf8), "a.jpg.xmp")
        let refusing = PictureMover { (old, new) throws(SystemFault) in
            guard old.hasSuffix(".xmp") || new.hasSuffix(".xmp") else { throw SystemFault(code: EACCES) }
            try SafeRename.rename(old, to: new)
        }
        #expect(refusing.move([picture], to: target.path, step: 4).failures.map(\.code) == [EACCES])
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp", "b.jpg"] && target.names.isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0, "Permissions don't bind root."))
    func `a picture in a folder that cannot be changed stays, and no copy remains`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        chmod(temporary.path, 0o500)
        defer { chmod(temporary.path, 0o700) }
        #expect(mover(renames: false).move([picture], to: target.path, step: 1).failures.map(\.code) == [EACCES])
        #expect(temporary.names == ["a.jpg"] && target.names.isEmpty)
    }
}
