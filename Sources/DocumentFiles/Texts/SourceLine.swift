/// The description of a position in messages.
package enum SourceLine {
    package static func describe(_ fileName: String, _ position: TextPosition?) -> String {
        guard let position else { return fileName }
        return "\(fileName), line \(position.line), column \(position.column)"
    }
}
