import Foundation
import SongCatalog

/// The origin of a list about which the person is asked.
enum ListSource: Hashable {
    case file(URL)
    case text(String)

    /// The name of the list for a sentence.
    var name: String {
        switch self {
        case .file(let file): "“\(file.lastPathComponent)”"
        case .text: "the pasted text"
        }
    }
}

extension BoardModel {
    /// A Boolean value that indicates whether there is a window to ask the person about lists that aren't clear.
    var asksAboutLists: Bool { tableMemory != nil }

    /// Returns how to read a list; `nil` if a sheet asks the person what its columns are, or who is a person.
    ///
    /// A pipe can't be read twice and isn't asked about.
    func settle(_ file: URL, to place: BoardPlace, _ options: ListReading) async throws -> ListReading? {
        guard asksAboutLists,
            (try? file.resolved.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        else { return options }
        return settle(
            .file(file), to: place, options,
            table: options.columns == nil ? try await options.reader.table(at: file) : nil,
            people: options.people == nil ? try await options.reader.possiblePeople(at: file) : [])
    }

    /// Returns how to read a list with the guess at its columns or people; `nil` if a sheet asks.
    ///
    /// The answer that is remembered for the header of a table needs no question.
    func settle(
        _ source: ListSource, to place: BoardPlace, _ options: ListReading, table: TableSample?, people: [String]
    ) -> ListReading? {
        if let table, !table.isSure {
            if let known = tableMemory?.wrappedValue[table.rows.first ?? []] {
                var options = options
                (options.columns, options.separator) = (known.columns, known.separator)
                let header = (table.rows.first ?? []).joined(separator: ", ")
                showNotice("Tables with the header “\(header)” are read as before. Preferences can forget how.")
                return options
            }
            columnsQuestions.append(ColumnsQuestion(source: source, place: place, options: options, sample: table))
            return nil
        }
        guard !people.isEmpty else { return options }
        peopleQuestions.append(PeopleQuestion(source: source, place: place, options: options, names: people))
        return nil
    }

    /// Reads a list as the person answered.
    func read(_ source: ListSource, to place: BoardPlace, _ options: ListReading) {
        switch source {
        case .file(let file): readAgain(file, to: place, options)
        case .text(let text): addText(text, to: place, as: options)
        }
    }
}
