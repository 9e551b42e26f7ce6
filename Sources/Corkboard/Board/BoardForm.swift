import BoardDocument

/// An export format of a board, as text or drawn.
nonisolated package enum BoardForm: Hashable, CaseIterable {
    case text(BoardExport)
    case pdf, png

    package static let allCases = BoardExport.allCases.map(BoardForm.text) + [.pdf, .png]

    /// The name of the format.
    var name: String {
        switch self {
        case .text(let form): form.name
        case .pdf: "Document (PDF)"
        case .png: "Picture (PNG)"
        }
    }

    /// The extension of file names, without the dot.
    package var pathExtension: String {
        switch self {
        case .text(let form): form.pathExtension
        case .pdf: "pdf"
        case .png: "png"
        }
    }
}
