/// How the bytes of a song file spell text.
public enum SongTextEncoding: String, Hashable, Sendable, CaseIterable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16, little endian"
    case utf16BigEndian = "UTF-16, big endian"
    /// Western European, also read where a file says Latin-1.
    case windows1252 = "Windows-1252"
}
