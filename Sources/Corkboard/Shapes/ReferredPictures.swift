import CorkUI
import Foundation
import ShapeDocument

/// The pictures that a drawing refers to, each of which is read when it is first drawn.
final class ReferredPictures {
    /// The content of a picture.
    enum Content {
        case pixels(Image)
        /// A drawing, which is as sharp as its surroundings at any size.
        case drawing(ShapeScene)
    }

    private enum Picture {
        case isRead(Content)
        case isBeingRead
        case failed(ReferredFileError)
    }

    /// The file of the drawing, or `nil`.
    let drawing: URL?
    /// A Boolean value that indicates whether pictures outside of the drawing's folder are shown.
    let allowsOutside: Bool
    /// A closure that is called when a picture has been read or has failed; `nil` to read while drawing.
    private let changed: (@MainActor () -> Void)?
    private var pictures: [String: Picture] = [:]
    /// The pictures inside of the drawing.
    private var decoded: [String: Content] = [:]

    /// Creates the loader of a drawing's pictures.
    ///
    /// - Parameters:
    ///   - drawing: The file of the drawing, or `nil`.
    ///   - allowsOutside: Pass `true` to read files outside of the drawing's folder.
    ///   - changed: A closure that is called when a picture can be drawn that was missing before; `nil` to read while
    ///     drawing, for programs without a window.
    init(of drawing: URL?, allowsOutside: Bool = false, changed: (@MainActor () -> Void)? = nil) {
        (self.drawing, self.allowsOutside, self.changed) = (drawing, allowsOutside, changed)
    }

    /// The errors of pictures that are not shown, in the order of their addresses.
    var failures: [ReferredFileError] {
        pictures.compactMap { if case .failed(let error) = $0.value { error } else { nil } }
            .sorted { $0.reference < $1.reference }
    }

    /// A Boolean value that indicates whether any picture is being read.
    var isReading: Bool { pictures.values.contains { if case .isBeingRead = $0 { true } else { false } } }

    /// Returns the picture at an address; `nil` while it is being read, or if that failed.
    func picture(_ reference: String) -> Content? {
        if reference.prefix(5).lowercased() == "data:" { return embedded(reference) }
        if pictures[reference] == nil { read(reference) }
        guard case .isRead(let content) = pictures[reference] else { return nil }
        return content
    }

    private func embedded(_ reference: String) -> Content? {
        if let known = decoded[reference] { return known }
        guard let comma = reference.firstIndex(of: ",") else { return nil }
        let content = reference[comma...].dropFirst()
        let text = content.removingPercentEncoding ?? String(content)
        let isBase64 = reference[..<comma].lowercased().hasSuffix(";base64")
        let data = isBase64 ? Data(base64Encoded: text, options: .ignoreUnknownCharacters) : Data(text.utf8)
        guard let data, !data.isEmpty else { return nil }
        let made = Self.content(data)
        decoded[reference] = made
        return made
    }

    /// Returns the drawing in a file, or its pixels.
    private static func content(_ data: Data) -> Content {
        let isText = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
        if isText || data.starts(with: [0x1F, 0x8B]),
            let drawing = try? DrawingFile.decode(data, fileName: "picture.svg")
        {
            return .drawing(drawing.scene())
        }
        return .pixels(Image(data: data))
    }

    private func read(_ reference: String) {
        let (drawing, allowsOutside) = (drawing, allowsOutside)
        guard let changed else {
            return take(Self.read(reference, drawing, allowsOutside), of: reference)
        }
        pictures[reference] = .isBeingRead
        Task {
            take(await Task.detached { Self.read(reference, drawing, allowsOutside) }.value, of: reference)
            changed()
        }
    }

    nonisolated private static func read(
        _ reference: String, _ drawing: URL?, _ allowsOutside: Bool
    ) -> Result<Data, ReferredFileError> {
        Result { () throws(ReferredFileError) in
            try ReferredFile.read(reference, of: drawing, allowsOutside: allowsOutside)
        }
    }

    private func take(_ data: Result<Data, ReferredFileError>, of reference: String) {
        switch data {
        case .success(let data): pictures[reference] = .isRead(Self.content(data))
        case .failure(let error): pictures[reference] = .failed(error)
        }
    }
}

extension [ReferredFileError] {
    /// A summary in a sentence or two; `nil` if there are no failures.
    var summary: String? {
        guard let first, let sentence = first.errorDescription else { return nil }
        switch count {
        case 1: return sentence
        case 2: return "\(sentence) Another one is not shown either."
        default: return "\(sentence) \((count - 1).formatted()) others are not shown either."
        }
    }
}
