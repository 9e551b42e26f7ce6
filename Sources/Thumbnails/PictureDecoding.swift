import Foundation
import PictureFolder

/// A decoder of some formats, which needs an open file and limits only, so that it can run in a process of its own.
protocol PictureDecoding {
    /// Decodes a picture.
    ///
    /// This method blocks.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - head: The first bytes of the file, which determine the format.
    ///   - kind: The format.
    ///   - limits: The limits of the result.
    ///   - isCancelled: A closure that is called repeatedly; decoding ends with `CancellationError` when it returns
    ///     `true`.
    /// - Returns: The pixels, or `nil` if the picture is for another decoder.
    /// - Throws: A ``PictureFault``, or `CancellationError`.
    static func decode(
        _ file: PictureBytes, head: [UInt8], _ kind: PictureKind, _ limits: DecodingLimits, isCancelled: () -> Bool
    ) throws -> DecodedPixels?
}

/// The limits of a decoded picture.
struct DecodingLimits: Sendable {
    /// The maximum width and height of the result in pixels; `nil` for the size in the file.
    var edge: Int?
    /// The maximum number of pixels in the file.
    var pixelCount: Int
}

/// The result of a decoder.
struct DecodedPixels {
    /// The picture in red, green and blue, before its orientation and profile are applied.
    let pixbuf: Pixbuf
    /// The size of the picture in the file in pixels.
    let width: Int
    let height: Int
    /// The color profile of the pixels; `nil` for sRGB.
    var profile: Data?
    /// The orientation as EXIF numbers it; `nil` if the decoder doesn't know it.
    var orientation: Int?
}
