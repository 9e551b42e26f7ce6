import CorkUI
import Foundation
import PictureFolder
import Synchronization
import Thumbnails

/// The pictures of a gallery, decoded: as many as fit into a bounded number of bytes, on all processors, what is in sight
/// first.
package final class PictureStore {
    /// What a picture is kept under.
    private struct Key: Hashable {
        let path: String
        let modified: FileTime
        let edge: Int
        let isThumbnail: Bool
    }

    /// Whether a picture is in sight, told to whoever decides what to decode next.
    nonisolated final class Sight: Sendable {
        private let state = Atomic(true)
        var isInSight: Bool {
            get { state.load(ordering: .relaxed) }
            set { state.store(newValue, ordering: .relaxed) }
        }
    }

    private let thumbnailer: Thumbnailer
    private let queue: WorkQueue
    private var memory: ByteBoundedCache<Key, PixelImage>
    private var workCount = 0
    /// How files were replaced whose thumbnails on disk are still those of before, by path.
    var rewrites: [String: PictureRewrite] = [:]
    private var idlers: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - thumbnailer: decodes.
    ///   - width: how many pictures are decoded at once; nil for as many as there are processors.
    ///   - byteLimit: how many bytes decoded pictures may take.
    package init(
        thumbnailer: Thumbnailer = Thumbnailer(), width: Int? = nil, byteLimit: Int = 96 << 20
    ) {
        self.thumbnailer = thumbnailer
        queue = width.map { WorkQueue(width: $0) } ?? WorkQueue()
        memory = ByteBoundedCache(limit: byteLimit)
    }

    /// What decoded pictures take in memory.
    package var byteCount: Int { memory.byteCount }
    /// How many pictures are being decoded, or wait for it.
    package var pendingCount: Int { workCount }

    /// Waits until nothing is being decoded.
    package func idle() async {
        guard workCount > 0 else { return }
        await withCheckedContinuation { idlers.append($0) }
    }

    /// A thumbnail that is there already.
    func knownThumbnail(of picture: Picture, _ size: ThumbnailSize) -> PixelImage? {
        for larger in ThumbnailSize.allCases where larger >= size {
            if let image = memory.value(key(picture, larger.edge, isThumbnail: true)) { return image }
        }
        return nil
    }

    /// The thumbnail of a picture.
    ///
    /// - Throws: a `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func thumbnail(of picture: Picture, _ size: ThumbnailSize, sight: Sight) async throws -> PixelImage {
        if let known = knownThumbnail(of: picture, size) { return known }
        return try await decode(picture, size.edge, isThumbnail: true, isUrgent: { sight.isInSight }) {
            [thumbnailer, path = picture.path] in
            try thumbnailer.thumbnail(of: path, size, isCancelled: $0)
        }
    }

    /// A picture for a place, whole.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - edge: the longer side of the place, in pixels.
    ///   - isUrgent: whether it is waited for.
    /// - Throws: a `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func whole(_ picture: Picture, edge: Int, isUrgent: Bool) async throws -> PixelImage {
        if let known = memory.value(key(picture, edge, isThumbnail: false)) { return known }
        return try await decode(picture, edge, isThumbnail: false, isUrgent: { isUrgent }) {
            [thumbnailer, path = picture.path] in
            try thumbnailer.picture(at: path, edge: edge, isCancelled: $0)
        }
    }

    /// Keeps the thumbnails of a picture that was written anew with the same pixels.
    func keepThumbnails(of old: Picture, for new: Picture) {
        for size in ThumbnailSize.allCases {
            guard let image = memory.value(key(old, size.edge, isThumbnail: true)) else { continue }
            memory.keep(image, byteCount: image.pixels.count, for: key(new, size.edge, isThumbnail: true))
        }
    }

    /// Has the thumbnails on disk of a file count on that was replaced by one with the same pixels; says whether any do.
    func carryThumbnails(of path: String, _ rewrite: PictureRewrite) async -> Bool {
        let count = try? await work(isUrgent: { false }) { [thumbnailer] _ in
            thumbnailer.cache.carryOver(path, from: rewrite.before, to: rewrite.after)
        }
        return (count ?? 0) > 0
    }

    /// Reads the rating of a picture.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    func rating(of picture: Picture, sight: Sight) async throws -> PictureRating {
        try Task.checkCancellation()
        return try await work(isUrgent: { sight.isInSight }) { _ in PictureRating(of: picture) }
    }

    private func key(_ picture: Picture, _ edge: Int, isThumbnail: Bool) -> Key {
        Key(path: picture.path, modified: picture.modified, edge: edge, isThumbnail: isThumbnail)
    }

    private func decode(
        _ picture: Picture, _ edge: Int, isThumbnail: Bool, isUrgent: @escaping @Sendable () -> Bool,
        _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> PixelBuffer
    ) async throws -> PixelImage {
        let image = try await self.work(isUrgent: isUrgent) { isCancelled in
            let buffer = try work(isCancelled)
            return PixelImage(width: buffer.width, height: buffer.height, pixels: buffer.pixels)
        }
        memory.keep(image, byteCount: image.pixels.count, for: key(picture, edge, isThumbnail: isThumbnail))
        return image
    }

    /// Does something on the threads of the store; counted until it is done.
    private func work<Result: Sendable>(
        isUrgent: @escaping @Sendable () -> Bool,
        _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Result
    ) async throws -> Result {
        workCount += 1
        defer {
            workCount -= 1
            if workCount == 0 {
                idlers.forEach { $0.resume() }
                idlers.removeAll()
            }
        }
        return try await queue.run(isUrgent: isUrgent, work)
    }
}
