import Foundation

/// Returns the files of the folder `CORK_CORPUS` for extended tests, sorted by path.
///
/// - Parameters:
///   - suffixes: The filename extensions.
///   - size: The maximum size of a file in bytes.
/// - Returns: The files in the folder and in nested ones; empty if the variable isn't set.
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

/// Tests damaged files of a corpus, one for each seed, which must take less than five seconds each.
///
/// Each seed and file is printed to the standard error first, in case the program crashes.
///
/// - Parameters:
///   - files: The files; each seed selects one.
///   - pieces: The texts to insert among the bytes.
///   - check: A closure that tests the damaged bytes of a file with a name.
/// - Returns: The seeds and files that took too long.
/// - Throws: The error of `check` or of reading a file.
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
