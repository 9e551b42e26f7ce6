import CLcms2
import CPixbuf
import Foundation
import PictureFolder

/// The size of a picture in its file.
public struct PictureSize: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Reads the size of a picture without decoding it, or returns `nil`; blocks.
    public init?(of path: String) {
        var (width, height): (Int32, Int32) = (0, 0)
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
        (self.width, self.height) = (Int(width), Int(height))
    }

    /// Returns the name of the color profile in a picture's file, or `nil` if there is none; blocks.
    public static func profileName(of path: String) -> String? {
        guard let file = try? PictureBytes(path), let head = try? file.head(),
            let data = PictureKind(head: head, filename: path)?.embeddedProfile(in: file)
        else { return nil }
        let profile = data.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, cmsUInt32Number($0.count)) }
        guard let profile else { return nil }
        defer { cmsCloseProfile(profile) }
        var name = [CChar](repeating: 0, count: 256)
        guard cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", &name, cmsUInt32Number(name.count)) > 0
        else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
