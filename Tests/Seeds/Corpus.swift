import Foundation

/// The files of the folder `CORK_CORPUS` that somebody looks further with, in the order of their paths.
///
/// - Parameters:
///   - suffixes: The suffixes of the files.
///   - size: The size in bytes of the largest file that is taken.
/// - Returns: The files in the folder and in those below it; none where the environment names no folder.
package func corpus(_ suffixes: Set<String>, upTo size: Int) -> [URL] {
    guard let path = ProcessInfo.processInfo.environment["CORK_CORPUS"],
        let files = FileManager.default.enumerator(at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }.filter { file in
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return suffixes.contains(file.pathExtension) && attributes?[.type] as? FileAttributeType == .typeRegular
            && (attributes?[.size] as? Int ?? .max) <= size
    }.sorted { $0.path < $1.path }
}

/// Damages a file of a corpus for each seed, and looks what becomes of it, and that it takes less than five seconds.
///
/// The seed and the file are on standard error before each, for the case that the program ends.
///
/// - Parameters:
///   - files: The files; each seed chooses one.
///   - pieces: what is put among the bytes.
///   - check: looks at the damaged bytes of a file with a name.
/// - Returns: The seeds and files that took too long.
/// - Throws: What `check` throws, or why a file cannot be read.
package func fuzz(
    _ files: [URL], with pieces: [String], _ check: (_ bytes: [UInt8], _ name: String) throws -> Void
) throws -> [String] {
    var slow: [String] = []
    for seed in seeds(0..<1_000) {
        var random = SeededGenerator(seed: seed)
        guard let file = files.randomElement(using: &random) else { break }
        let bytes = damaged([UInt8](try Data(contentsOf: file)), with: pieces, &random)
        let input = "seed \(seed): \(file.path)"
        FileHandle.standardError.write(Data("\(input)\n".utf8))
        let time = try ContinuousClock().measure { try check(bytes, file.lastPathComponent) }
        if time > .seconds(5) { slow.append("\(input), \(time)") }
    }
    return slow
}
