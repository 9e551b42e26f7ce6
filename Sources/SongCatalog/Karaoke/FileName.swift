import Foundation

/// The information in the name of a song's file.
enum FileName {
    /// Returns the last component of a path or URI as a song's name.
    ///
    /// The extension and the video id that downloaders append are removed, and underscores become spaces.
    static func song(of path: String) -> String {
        var name = path[...]
        let isURI = path.contains("://")
        if isURI { name = name.prefix { $0 != "?" && $0 != "#" } }
        name = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        var text = String(name)
        if isURI { text = text.removingPercentEncoding ?? text }
        if let dot = text.lastIndex(of: "."), dot > text.startIndex {
            let suffix = text[text.index(after: dot)...]
            if (1...5).contains(suffix.count), suffix.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
                text = String(text[..<dot])
            }
        }
        text = text.contains(" ") ? text : text.replacing("_", with: " ")
        return withoutVideoID(withoutTrackNumber(text))
    }

    /// Returns a name without the number of the track: `Artist - Title` for `04. Artist - Title`.
    private static func withoutTrackNumber(_ text: String) -> String {
        let number = /(?:[0-9]{1,2}(?:[.)]\s+|\s*[-–]\s+)|0[0-9]\s+)(?=\S)/
        return String(text.trimmingPrefix(number))
    }

    /// Returns a name without a video id: `Title` for `Title---dQw4w9WgXcQ` and `Title [dQw4w9WgXcQ]`.
    private static func withoutVideoID(_ text: String) -> String {
        func isID(_ text: Substring) -> Bool {
            text.utf8.count == 11
                && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " ") }
        }
        if text.count > 14, text.dropLast(11).hasSuffix("---"), isID(text.suffix(11)) {
            return String(text.dropLast(14))
        }
        if text.hasSuffix("]"), let open = text.lastIndex(of: "["), open > text.startIndex,
            isID(text[text.index(after: open)...].dropLast())
        {
            return text[..<open].trimmingCharacters(in: .whitespaces)
        }
        return text
    }
}
