import Foundation

/// The kind of numbers in the pixels of a TIFF file.
public enum TIFFSamples {
    /// Finds out whether the pixels are floating-point numbers.
    ///
    /// - Parameter read: A closure that returns bytes of the file by offset and count, fewer at its end.
    /// - Returns: `true` if the samples are floating-point numbers.
    public static func areFloatingPoint(read: (Int, Int) -> Data) -> Bool {
        TIFFDirectory(read: read)?.numbers(339, read)?.values.contains(3) == true
    }
}
