import BoardDocument
import CorkUI
import Foundation
import SongCatalog

/// The texts of a card while a sheet edits them.
struct CardDetailsDraft: Identifiable, Hashable {
    let id: Card.ID
    /// The details before the edit.
    let old: CardDetails
    var title: String
    var artist: String
    var duration: String
    var link: String
    var note: String

    init(_ card: Card) {
        (id, old) = (card.id, card.details)
        title = card.title
        artist = card.artist ?? ""
        duration = card.duration?.minutesAndSeconds ?? ""
        link = card.file.map(Self.path) ?? ""
        note = card.note ?? ""
    }

    /// A Boolean value that indicates whether the duration is blank or a time such as “3:20”.
    var hasValidDuration: Bool { Self.text(duration) == nil || seconds != nil }

    /// A Boolean value that indicates whether the card can get the details.
    var isValid: Bool { Self.text(title) != nil && hasValidDuration }

    /// The details after the edit; those whose texts are unchanged stay exactly the same.
    var details: CardDetails {
        var details = old
        let before = Self(old, id)
        if title != before.title { details.title = Self.text(title) ?? old.title }
        if artist != before.artist { details.artist = Self.text(artist) }
        if duration != before.duration { details.duration = seconds }
        if link != before.link { details.file = Self.text(link).map { Song.address(of: $0, in: nil) } }
        if note != before.note { details.note = Self.text(note) }
        return details
    }

    private init(_ details: CardDetails, _ id: Card.ID) {
        (self.id, old) = (id, details)
        title = details.title
        artist = details.artist ?? ""
        duration = details.duration?.minutesAndSeconds ?? ""
        link = details.file.map(Self.path) ?? ""
        note = details.note ?? ""
    }

    private var seconds: TimeInterval? {
        Self.text(duration).flatMap { Song.duration(written: $0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func text(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Returns the path of a file, or another address as it is.
    private static func path(_ address: String) -> String {
        guard let url = URL(string: address), url.isFileURL else { return address }
        return url.path(percentEncoded: false)
    }
}

extension BoardModel {
    /// Opens a sheet with the details of a card.
    func editDetails(of id: Card.ID) {
        finishTyping()
        editedDetails = board.card(id).map { CardDetailsDraft($0) }
    }

    /// Accepts the details of the sheet.
    func acceptDetails() {
        guard let draft = editedDetails, draft.isValid else { return }
        editedDetails = nil
        edit("Edit Card") { _ = $0.setDetails(draft.details, of: draft.id) }
        wantedFocus = .card(draft.id)
    }

    /// Closes the sheet without a change.
    func leaveDetails() {
        guard let draft = editedDetails else { return }
        editedDetails = nil
        wantedFocus = .card(draft.id)
    }
}

extension View {
    /// Presents a sheet with the details of a card.
    func cardDetails(_ model: BoardModel) -> some View {
        sheet(
            isPresented: Binding {
                model.editedDetails != nil
            } set: {
                if !$0 { model.leaveDetails() }
            }
        ) {
            CardDetailsSheet(model: model)
        }
    }
}

/// A sheet that edits the details of a card.
private struct CardDetailsSheet: View {
    let model: BoardModel
    @FocusState private var isFocused: Bool

    var body: some View {
        if let draft = model.editedDetails {
            VStack(alignment: .leading, spacing: 12) {
                Form {
                    TextField("Title", text: text(\.title)).focused($isFocused)
                    TextField("Artist", text: text(\.artist))
                    TextField("Duration", text: text(\.duration), prompt: Text("3:20"))
                    TextField("Link or File", text: text(\.link))
                    TextField("Note", text: text(\.note))
                    if let code = draft.old.code { LabeledContent("Code", value: code) }
                }
                .onSubmit { model.acceptDetails() }
                if !draft.hasValidDuration { Text("Write the duration in minutes and seconds, such as 3:20.") }
                HStack(spacing: 12) {
                    Spacer()
                    Button("Cancel") { model.leaveDetails() }.keyboardShortcut(.cancelAction)
                    Button("Done") { model.acceptDetails() }
                        .keyboardShortcut(.defaultAction)
                        .disabled(!draft.isValid)
                }
            }
            .padding(24)
            .frame(minWidth: 320, idealWidth: 420)
            .navigationTitle("Card Details")
            .onAppear { isFocused = true }
        }
    }

    private func text(_ part: WritableKeyPath<CardDetailsDraft, String>) -> Binding<String> {
        Binding {
            model.editedDetails?[keyPath: part] ?? ""
        } set: {
            model.editedDetails?[keyPath: part] = $0
        }
    }
}
