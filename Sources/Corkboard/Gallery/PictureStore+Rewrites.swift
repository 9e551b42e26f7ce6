import Foundation
import PictureFolder

extension PictureStore {
    /// Has the thumbnails on disk of a picture count on after its file was replaced by one with the same pixels, as soon as its
    /// second is over: a change within that would not show.
    ///
    /// - Returns: the task, for whoever waits for it.
    @discardableResult
    func carryThumbnails(of picture: Picture, _ rewrite: PictureRewrite) -> Task<Void, Never>? {
        let path = picture.path
        let earlier = rewrites[path]
        // What is replaced again before is carried from the first to the last.
        let before = earlier?.after == rewrite.before ? earlier!.before : rewrite.before
        rewrites[path] = PictureRewrite(before: before, after: rewrite.after)
        return earlier == nil ? Task { await carryThumbnails(of: path) } : nil
    }

    /// How far the clock in whole seconds may be behind, in seconds: it goes by the ticks of the system.
    nonisolated private static let clockLag = 0.02

    private func carryThumbnails(of path: String) async {
        while let rewrite = rewrites[path] {
            let rest = Double(rewrite.after.seconds + 1) + Self.clockLag - Date().timeIntervalSince1970
            if rest > 0 { try? await Task.sleep(for: .seconds(min(rest, 1 + Self.clockLag))) }
            guard rewrites[path] == rewrite else { continue }
            let isCarried = await carryThumbnails(of: path, rewrite)
            if rewrites[path] == rewrite {
                rewrites[path] = nil
            } else if isCarried, rewrites[path]?.before == rewrite.before {
                // Replaced again meanwhile.
                rewrites[path]?.before = rewrite.after
            }
        }
    }
}
