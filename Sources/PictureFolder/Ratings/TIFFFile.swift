import Foundation

/// The first directory of a TIFF file, for adding a packet without moving other bytes.
struct TIFFFile {
    private let isBigEndian: Bool
    private let entries: [TIFFDirectory.Entry]
    /// The offset of the next directory, as it is written.
    private let next: Data
    private static let packetTag = 700

    /// Reads the first directory; returns `nil` if there is none, or for BigTIFF.
    init?(_ file: Data) {
        guard let directory = TIFFDirectory(read: { file.bytes(at: $0, $1) }), let end = directory.end else {
            return nil
        }
        isBigEndian = directory.isBigEndian
        entries = directory.entries
        next = file.bytes(at: end, 4)
        guard !entries.isEmpty, next.count == 4 else { return nil }
    }

    /// Returns the file with a packet and another first directory appended, or `nil` if it would be too long.
    ///
    /// - Parameters:
    ///   - packet: The packet.
    ///   - file: The parsed file, in which ratings may have been written since.
    /// - Returns: The file, or `nil`.
    func appending(_ packet: Data, to file: Data) -> Data? {
        var file = file
        func pad() { if file.count % 2 == 1 { file.append(0) } }
        pad()
        let packetStart = file.count
        file.append(packet)
        pad()
        let directoryStart = file.count
        let entry = number(Self.packetTag, 2) + number(1, 2) + number(packet.count, 4) + number(packetStart, 4)
        let others = entries.filter { $0.tag != Self.packetTag }
        let before = others.prefix { $0.tag < Self.packetTag }
        file.append(number(others.count + 1, 2))
        for entry in before.map(\.bytes) + [entry] + others.dropFirst(before.count).map(\.bytes) { file.append(entry) }
        file.append(next)
        guard file.count <= UInt32.max else { return nil }
        file.replaceSubrange(4..<8, with: number(directoryStart, 4))
        return file
    }

    private func number(_ value: Int, _ length: Int) -> Data {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return Data(isBigEndian ? bytes.reversed() : bytes)
    }
}
