import BoardDocument

/// A form in which a board is given to others, as text or drawn.
nonisolated package enum BoardForm: Hashable, CaseIterable {
    case text(BoardExport)
    case pdf, png

    package static let allCases = BoardExport.allCases.map(BoardForm.text) + [.pdf, .png]

    /// What the form is called.
    var name: String {
        switch self {
        case .text(let form): form.name
        case .pdf: "Document (PDF)"
        case .png: "Picture (PNG)"
        }
    }

    /// What file names end with, without the dot.
    package var pathExtension: String {
        switch self {
        case .text(let form): form.pathExtension
        case .pdf: "pdf"
        case .png: "png"
        }
    }
}
