import CorkUI
import SongCatalog

extension View {
    /// Presents a sheet about the columns of each table that isn't clear.
    func columnsQuestion(_ model: BoardModel) -> some View {
        sheet(
            item: Binding {
                model.pendingImports.isEmpty ? model.columnsQuestions.first : nil
            } set: {
                if $0 == nil { model.leaveColumns() }
            }
        ) { _ in
            ColumnsSheet(model: model)
        }
    }
}

/// A sheet that asks what the columns of a table are, with the best guess.
private struct ColumnsSheet: View {
    let model: BoardModel
    @FocusState private var isFocused: Bool

    var body: some View {
        if let question = model.columnsQuestions.first {
            VStack(alignment: .leading, spacing: 12) {
                Text("What are the columns of \(question.source.name)?").font(.title2).bold()
                ScrollView([.horizontal, .vertical]) {
                    TableGrid(model: model, question: question).padding(2)
                }
                .frame(minHeight: 120, idealHeight: 320, maxHeight: .infinity)
                TableOptions(model: model, question: question)
                if case .failure(let fault) = question.answer { Text(fault.sentence) }
                HStack(spacing: 12) {
                    Spacer()
                    Button("Cancel") { model.leaveColumns() }.keyboardShortcut(.cancelAction)
                    Button("Add Songs") { model.answerColumns() }
                        .keyboardShortcut(.defaultAction)
                        .focused($isFocused)
                        .disabled((try? question.answer.get()) == nil)
                }
            }
            .padding(24)
            .frame(minWidth: 320, idealWidth: 720, maxWidth: .infinity)
            .navigationTitle("Columns")
            .onAppear { isFocused = true }
        }
    }
}

/// The first rows of a table, with what each column is above it.
private struct TableGrid: View {
    let model: BoardModel
    let question: ColumnsQuestion
    @Environment(\.textScale) private var textScale

    var body: some View {
        let rows = question.sample.rows
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            GridRow {
                ForEach(question.roles.indices, id: \.self) { column in
                    Picker("Column \(column + 1), \(rows.first?[column] ?? "")", selection: role(of: column)) {
                        ForEach(TableColumns.Role.allCases, id: \.self) { Text($0.name).tag($0) }
                    }
                    .labelsHidden()
                }
            }
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row].indices, id: \.self) { column in
                        Text(rows[row][column])
                            .bold(row == 0 && question.hasHeader)
                            .lineLimit(1)
                            .frame(maxWidth: 200 * textScale, alignment: .leading)
                    }
                }
            }
        }
    }

    private func role(of column: Int) -> Binding<TableColumns.Role> {
        Binding {
            question.roles[column]
        } set: {
            if model.columnsQuestions.first?.id == question.id { model.columnsQuestions[0].roles[column] = $0 }
        }
    }
}

/// The header row, the separator and the encoding of a table.
private struct TableOptions: View {
    let model: BoardModel
    let question: ColumnsQuestion

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Toggle(
                "Header row",
                isOn: Binding {
                    question.hasHeader
                } set: {
                    if model.columnsQuestions.first?.id == question.id { model.columnsQuestions[0].hasHeader = $0 }
                })
            Picker(
                "Separator",
                selection: Binding {
                    question.sample.separator
                } set: { separator in
                    model.change { $0.separator = separator }
                }
            ) {
                ForEach(TableSample.Separator.allCases, id: \.self) { Text($0.name).tag($0) }
            }
            if case .file = question.source {
                Picker(
                    "Encoding",
                    selection: Binding {
                        question.options.encoding
                    } set: { encoding in
                        model.change { $0.encoding = encoding }
                    }
                ) {
                    Text("Detected").tag(SongTextEncoding?.none)
                    ForEach(SongTextEncoding.choices, id: \.encoding) { name, encoding in
                        Text("\(name) (\(encoding))").tag(Optional(encoding))
                    }
                }
            }
        }
    }
}

extension TableColumns.Role {
    /// The name in the choices of a column.
    fileprivate var name: String {
        switch self {
        case .person: "Person"
        case .title: "Title"
        case .artist: "Artist"
        case .songs: "Songs of the Person Above"
        case .with: "With"
        case .duration: "Duration"
        case .link: "Link"
        case .file: "File"
        case .code: "Code"
        case .chosen: "Chosen"
        case .crossedOff: "Crossed Off"
        case .sung: "Sung"
        case .setAside: "Set Aside"
        case .ignored: "Ignore"
        }
    }
}

extension TableSample.Separator {
    /// The name in the choices.
    fileprivate var name: String {
        switch self {
        case .comma: "Commas"
        case .semicolon: "Semicolons"
        case .tab: "Tabs"
        case .bar: "Bars (|)"
        }
    }
}
