import Foundation

/// The `song.ini` of a song for Clone Hero or YARG: `key = value` lines in the section `song`.
enum SongIni {
    /// The name of the file.
    static let fileName = "song.ini"

    /// Returns the song that a file describes, or `nil` if it names no title.
    ///
    /// - Complexity: O(length of `text`).
    static func song(_ text: String) -> Song? {
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let equals = line.firstIndex(of: "=") else { continue }
            let key = line[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
            // Names may have the tags of a rich text, such as <b> and <color=#FF0000>.
            let value = line[line.index(after: equals)...].replacing(/<[^<>]*>/, with: "")
                .trimmingCharacters(in: .whitespaces)
            if !value.isEmpty, values[key] == nil { values[key] = value }
        }
        guard let title = values["name"] else { return nil }
        return Song(
            title: title, artist: values["artist"], year: values["year"].flatMap(FieldValue.year),
            genres: values["genre"].map(FieldValue.list) ?? [],
            duration: values["song_length"].flatMap(FieldValue.duration).map { $0 / 1_000 })
    }
}
