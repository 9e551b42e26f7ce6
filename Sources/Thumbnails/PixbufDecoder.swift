import Foundation
import PictureFolder

/// The decoder of all formats for which gdk-pixbuf has a loader.
enum PixbufDecoder: PictureDecoding {
    static func decode(
        _ file: PictureBytes, head: [UInt8], _ kind: PictureKind, _ limits: DecodingLimits, isCancelled: () -> Bool
    ) throws -> DecodedPixels? {
        let byteCount = file.count
        let cut = kind == .tiff ? CutTIFF(size: byteCount, read: file.bytes(at:_:)) : nil
        let loading = PictureLoading(kind, limits, hiddenRows: cut.map { $0.height - $0.rows } ?? 0)
        var readCount = 0
        // A file that grows during the read may have no end.
        while readCount < byteCount, var chunk = try file.next() {
            cut?.mend(&chunk, at: readCount)
            guard loading.write(chunk) else { break }
            readCount += chunk.count
            if isCancelled() { throw CancellationError() }
        }
        // The decoder holds back the last rows of a JPEG file until its end mark.
        if kind == .jpeg { _ = loading.write([0xFF, 0xD9]) }
        if let cut { _ = loading.write(Array(repeating: 0x80, count: cut.missing)) }
        loading.close()
        if let size = loading.refusedSize { throw PictureFault.enormous(width: size.width, height: size.height) }
        if loading.isUnsupported { throw PictureFault.unsupported(kind) }
        let tail = try file.bytes(from: max(byteCount - PictureKind.tailLength, 0), count: PictureKind.tailLength)
        guard kind.isComplete(head: head, tail: tail, byteCount: byteCount) || loading.hasPart else {
            throw PictureFault.cutOff
        }
        guard let pixbuf = loading.pixbuf, let size = loading.size else {
            if kind == .tiff, TIFFSamples.areFloatingPoint(read: file.bytes(at:_:)) {
                throw PictureFault.floatingPoint
            }
            throw kind == .jpeg && loading.failure == nil
                ? PictureFault.cutOff : PictureFault.damaged(reason: loading.failure ?? "there is nothing in it")
        }
        return DecodedPixels(
            pixbuf: loading.whole(pixbuf), width: size.width, height: size.height,
            profile: pixbuf.note("icc-profile").flatMap { Data(base64Encoded: $0) },
            // gdk-pixbuf reads the orientation of JPEG and TIFF files only.
            orientation: pixbuf.note("orientation").flatMap { Int($0) })
    }
}
