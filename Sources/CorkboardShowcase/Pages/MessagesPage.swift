import CorkUI

/// A list of 10,000 messages of one to nineteen sentences, whose rows have different heights.
struct MessagesPage: View {
    @State private var selection: Set<Message.ID> = []

    var body: some View {
        List(Message.all, selection: $selection) { message in
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text(message.sender).bold()
                    Spacer()
                    Text("\(message.id)").opacity(0.6)
                }
                Text(message.text)
            }
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityLabel("Messages")
    }
}

private struct Message: Identifiable {
    let id: Int

    static let all = (1...10_000).map(Message.init)

    var sender: String { Self.senders[id * 7 % Self.senders.count] }

    var text: String {
        (0...id * id % 23).map { Self.sentences[(id + $0 * 3) % Self.sentences.count] }.joined(separator: " ")
    }

    private static let senders = ["Ann", "Bob", "Carla", "Deniz", "Emil"]
    private static let sentences = [
        "Who sings first tonight?", "I’d like to begin with Paper Moon.", "The small stage is free from eight o’clock.",
        "Please bring the second microphone and its cable.", "Low Tide is taken already.", "See you there!",
        "We are five, so there is time for three songs each.", "Has anyone seen the red song book?",
        "Old Harbour goes better as a duet, in my opinion.", "The lights above the bar are repaired.",
    ]
}

package struct MessagesPreviews: PreviewProvider {
    package static var previews: some View { MessagesPage().previewDisplayName("Messages") }
}
