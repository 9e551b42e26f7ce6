import CorkUI
import Foundation

/// A list of which the person is asked which lines are people, with the songs below.
struct PeopleQuestion: Identifiable {
    let id = UUID()
    let source: ListSource
    /// The place of songs without a person.
    let place: BoardPlace
    let options: ListReading
    /// The lines that may be people.
    let names: [String]
    /// The lines that aren't people.
    var songs: Set<String> = []
}

extension BoardModel {
    /// Reads the first list with the people as answered.
    func answerPeople() {
        guard !peopleQuestions.isEmpty else { return }
        let question = peopleQuestions.removeFirst()
        var options = question.options
        options.people = question.names.filter { !question.songs.contains($0) }
        read(question.source, to: question.place, options)
    }

    /// Leaves the first list unread.
    func leavePeople() {
        guard !peopleQuestions.isEmpty else { return }
        peopleQuestions.removeFirst()
    }
}

extension View {
    /// Presents a sheet about the people of each list with names above songs.
    func peopleQuestion(_ model: BoardModel) -> some View {
        sheet(
            item: Binding {
                model.pendingImports.isEmpty && model.columnsQuestions.isEmpty ? model.peopleQuestions.first : nil
            } set: {
                if $0 == nil { model.leavePeople() }
            }
        ) { _ in
            PeopleSheet(model: model)
        }
    }
}

/// A sheet that asks which lines of a list are people.
private struct PeopleSheet: View {
    let model: BoardModel
    @FocusState private var isFocused: Bool

    var body: some View {
        if let question = model.peopleQuestions.first {
            VStack(alignment: .leading, spacing: 12) {
                Text("Who is a person in \(question.source.name)?").font(.title2).bold()
                Text("Songs below a person go to that person’s column.").foregroundStyle(.secondary)
                ScrollView {
                    VStack(alignment: .leading, spacing: 6) {
                        ForEach(question.names, id: \.self) { name in
                            Toggle(name, isOn: isPerson(name, question)).toggleStyle(.checkbox)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(2)
                }
                .frame(minHeight: 120, idealHeight: 240, maxHeight: .infinity)
                HStack(spacing: 12) {
                    Spacer()
                    Button("Cancel") { model.leavePeople() }.keyboardShortcut(.cancelAction)
                    Button("Add Songs") { model.answerPeople() }
                        .keyboardShortcut(.defaultAction)
                        .focused($isFocused)
                }
            }
            .padding(24)
            .frame(minWidth: 320, idealWidth: 420, maxWidth: .infinity)
            .navigationTitle("People")
            .onAppear { isFocused = true }
        }
    }

    private func isPerson(_ name: String, _ question: PeopleQuestion) -> Binding<Bool> {
        Binding {
            !question.songs.contains(name)
        } set: { isPerson in
            guard model.peopleQuestions.first?.id == question.id else { return }
            if isPerson {
                model.peopleQuestions[0].songs.remove(name)
            } else {
                model.peopleQuestions[0].songs.insert(name)
            }
        }
    }
}
