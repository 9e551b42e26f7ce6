import Foundation

/// The first directory of a TIFF file, for adding a packet without moving other bytes.
struct TIFFFile {
    private let isBigEndian: Bool
    /// The entries of the directory, 12 bytes each.
    private let entries: [Data]
    /// The offset of the next directory, as it is written.
    private let next: Data
    private static let packetTag = 700

    /// Reads the first directory; returns `nil` if there is none, or for BigTIFF.
    init?(_ file: Data) {
        switch Array(file.prefix(4)) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
        guard let start = file.number(at: 4, 4, isBigEndian: isBigEndian),
            let count = file.number(at: start, 2, isBigEndian: isBigEndian)
        else { return nil }
        let table = file.bytes(at: start + 2, 12 * count)
        next = file.bytes(at: start + 2 + 12 * count, 4)
        guard count > 0, table.count == 12 * count, next.count == 4 else { return nil }
        entries = (0..<count).map { table.bytes(at: 12 * $0, 12) }
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
        let others = entries.filter { tag($0) != Self.packetTag }
        let before = others.prefix { tag($0) < Self.packetTag }
        file.append(number(others.count + 1, 2))
        for entry in before + [entry] + others.dropFirst(before.count) { file.append(entry) }
        file.append(next)
        guard file.count <= UInt32.max else { return nil }
        file.replaceSubrange(4..<8, with: number(directoryStart, 4))
        return file
    }

    private func tag(_ entry: Data) -> Int { entry.number(at: 0, 2, isBigEndian: isBigEndian) ?? 0 }

    private func number(_ value: Int, _ length: Int) -> Data {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return Data(isBigEndian ? bytes.reversed() : bytes)
    }
}
