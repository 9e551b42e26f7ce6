import CorkUI
import Foundation
import SongCatalog

/// A table of which the person is asked what its columns are.
struct ColumnsQuestion: Identifiable {
    let id = UUID()
    let source: ListSource
    /// The place of songs without a person.
    let place: BoardPlace
    /// The encoding and the separator that the person chose.
    var options: ListReading
    /// The first row as it was read at first, for which the answer is remembered.
    let header: [String]
    private(set) var sample: TableSample
    /// The answer, which is the best guess at first.
    var roles: [TableColumns.Role]
    /// A Boolean value that indicates whether the first row is a header.
    var hasHeader: Bool

    init(source: ListSource, place: BoardPlace, options: ListReading, sample: TableSample) {
        (self.source, self.place, self.options, self.sample) = (source, place, options, sample)
        header = sample.rows.first ?? []
        (roles, hasHeader) = (sample.guess, sample.hasHeader)
    }

    /// The columns as answered.
    var answer: Result<TableColumns, TableColumns.Fault> {
        Result { () throws(TableColumns.Fault) in try TableColumns(roles, hasHeader: hasHeader) }
    }

    /// Takes the table as it is with another encoding or separator; an answer stays if it fits.
    mutating func take(_ sample: TableSample) {
        let isAnswered = roles != self.sample.guess && roles.count == sample.guess.count
        if !isAnswered { (roles, hasHeader) = (sample.guess, sample.hasHeader) }
        self.sample = sample
    }
}

extension BoardModel {
    /// Shows the first table with another encoding or separator.
    func change(_ change: (inout ListReading) -> Void) {
        guard var question = columnsQuestions.first else { return }
        change(&question.options)
        columnsQuestions[0] = question
        readingTask = Task { [before = readingTask] in
            await before?.value
            let reader = question.options.reader
            let sample: TableSample? =
                switch question.source {
                case .file(let file): try? await reader.table(at: file)
                case .text(let text): try? reader.read(text: text).table
                }
            guard let sample, columnsQuestions.first?.id == question.id,
                columnsQuestions[0].options == question.options
            else { return }
            columnsQuestions[0].take(sample)
        }
    }

    /// Reads the first table with the columns as answered, and remembers them for its header.
    func answerColumns() {
        guard let question = columnsQuestions.first, case .success(let columns) = question.answer else { return }
        columnsQuestions.removeFirst()
        var options = question.options
        options.columns = columns
        if question.hasHeader { tableMemory?.wrappedValue.remember(options, for: question.header) }
        read(question.source, to: question.place, options)
    }

    /// Leaves the first table unread.
    func leaveColumns() {
        guard !columnsQuestions.isEmpty else { return }
        columnsQuestions.removeFirst()
    }
}
