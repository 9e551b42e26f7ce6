import Compression
import Foundation

extension PictureKind {
    /// The maximum size of a color profile, in bytes.
    private static let profileLimit = 16 << 20

    /// Returns the color profile in a picture's file, whether or not its decoder uses it; blocks.
    package func embeddedProfile(in file: PictureBytes) -> Data? {
        switch self {
        case .webp: return profile(in: file)
        case .tiff:
            let directory = TIFFDirectory(read: file.bytes)
            guard let directory, let entry = directory.entries.first(where: { $0.tag == 34_675 }),
                entry.count <= Self.profileLimit
            else { return nil }
            return file.bytes(at: directory.number(entry, 4), entry.count)
        case .jpeg:
            let mark = Data("ICC_PROFILE\0".utf8)
            let profile = others(in: file).reduce(into: Data()) { profile, range in
                let head = file.bytes(at: range.lowerBound, 18)
                guard head.prefix(2).elementsEqual([0xFF, 0xE2]), head.dropFirst(4).starts(with: mark) else { return }
                profile += file.bytes(at: range.lowerBound + 18, range.count - 18)
            }
            return profile.isEmpty ? nil : profile
        case .png:
            for range in others(in: file) where range.count <= Self.profileLimit {
                guard file.bytes(at: range.lowerBound + 4, 4).elementsEqual("iCCP".utf8) else { continue }
                let content = file.bytes(at: range.lowerBound + 8, range.count - 12)
                guard let end = content.firstIndex(of: 0) else { return nil }
                // A byte for the method of compression follows the name.
                return try? Compression.zlib.unpacked(Data(content[end...].dropFirst(2)), upTo: Self.profileLimit)
            }
            return nil
        default: return nil
        }
    }

    private func others(in file: PictureBytes) -> [Range<Int>] {
        let parts = PictureParts(self, size: file.count, read: file.bytes)?.parts ?? []
        return parts.filter { $0.role == .other }.map(\.range)
    }
}
