import Foundation
import PictureFolder

extension PictureStore {
    /// Updates the thumbnails on disk after a picture's file was replaced by one with the same pixels.
    ///
    /// The update waits until the current second is over, since times in thumbnails have a resolution of a second.
    ///
    /// - Returns: The task of the update, or `nil` if one is already running for the file.
    @discardableResult
    func carryThumbnails(of picture: Picture, _ rewrite: PictureRewrite) -> Task<Void, Never>? {
        let path = picture.path
        let earlier = rewrites[path]
        // If the file was replaced several times, keep the first and the last state.
        let before = earlier?.after == rewrite.before ? earlier!.before : rewrite.before
        rewrites[path] = PictureRewrite(before: before, after: rewrite.after)
        return earlier == nil ? Task { await carryThumbnails(of: path) } : nil
    }

    /// The maximum delay of the coarse system clock, in seconds.
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
                // The file was replaced again in the meantime.
                rewrites[path]?.before = rewrite.after
            }
        }
    }
}
