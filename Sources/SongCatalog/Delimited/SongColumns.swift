/// The roles of the columns of a table.
struct SongColumns: Equatable {
    enum Role: Hashable {
        case title, artist, person, code, year, genres, languages, duration, milliseconds, crossedOff, chosen, partner,
            setAside,
            pinColor, location, personID, partnerID
    }

    private(set) var positions: [Role: Int] = [:]
    /// The number of columns.
    var count: Int
    /// The names in the header of columns that boards don't support.
    private(set) var leftOut: [String] = []

    subscript(role: Role) -> Int? { positions[role] }

    /// The number of columns that have a role.
    var roleCount: Int { positions.count }

    /// Creates the columns of a table without a header: artist, title and, if there are four as in OpenKJ's lists,
    /// code.
    ///
    /// A single column contains `Artist - Title`.
    init(headerlessCount count: Int) {
        self.count = count
        positions = count == 1 ? [.title: 0] : [.artist: 0, .title: 1]
        if count == 4 { positions[.code] = 2 }
    }

    /// Creates the columns that a header names, or returns `nil` if the row isn't a header.
    ///
    /// A header names a title and another role, a title alone in a table of one column, or at least two roles other
    /// than the title.
    init?(header: [String]) {
        count = header.count
        let words = header.map(FoldedText.word)
        for (index, word) in words.enumerated() {
            guard let role = Self.roles[word], positions[role] == nil else { continue }
            positions[role] = index
        }
        // “Nummer” is a song in Dutch and a code in German.
        if positions[.title] == nil, let number = words.firstIndex(of: "nummer") {
            positions[.title] = number
            if positions[.code] == number { positions[.code] = nil }
        }
        // A singer is the artist if the table also names a guest, and the guest otherwise. A name is the guest's if
        // the table also names a title, and the title otherwise.
        if let singer = words.firstIndex(where: Self.singers.contains) {
            let hasGuest = positions[.person] != nil || words.contains(where: Self.names.contains)
            let role: Role = positions[.artist] == nil && hasGuest ? .artist : .person
            if positions[role] == nil { positions[role] = singer }
        }
        if let name = words.firstIndex(where: Self.names.contains) {
            let role: Role = positions[.title] == nil ? .title : .person
            if positions[role] == nil { positions[role] = name }
        }
        if let first = words.first, Self.timestamps.contains(first) { readQuestions(words) }
        guard positions.count >= 2 || (positions[.title] != nil && count == 1) else { return nil }
        let kept = Set(positions.filter { !Self.homeless.contains($0.key) }.values)
        leftOut = header.indices.filter { !kept.contains($0) && !header[$0].isEmpty }.map { header[$0] }
    }

    /// Finds roles in the questions of a form, such as “Which song do you want to sing?”.
    private mutating func readQuestions(_ words: [String]) {
        for (role, hints) in Self.hints where positions[role] == nil {
            positions[role] = words.indices.first { index in
                !positions.values.contains(index) && !["username", "nomdutilisateur"].contains(words[index])
                    && hints.contains { words[index].contains($0) }
            }
        }
    }

    /// The first column of the answers to a form of Google or Microsoft.
    private static let timestamps: Set<String> = [
        "timestamp", "zeitstempel", "horodateur", "marcatemporal", "starttime",
    ]
    private static let hints: [(SongColumns.Role, [String])] = [
        (.artist, ["artist", "band", "interpret", "kunstler"]),
        (.title, ["song", "title", "track", "lied", "titel", "chanson", "cancion", "canzone"]),
        (.person, ["name", "nom", "singer", "who"]),
    ]

    /// The roles of songs that cards don't have.
    private static let homeless: Set<Role> = [.year, .genres, .languages]

    private static let singers: Set<String> = [
        "singer", "sanger", "saenger", "sangerin", "chanteur", "chanteuse", "cantor", "cantora", "cantante", "zanger",
        "zangeres",
    ]
    private static let names: Set<String> = ["name", "nom", "naam", "nome", "nombre"]

    private static let synonyms: [Role: [String]] = [
        .title: [
            "title", "titles", "song", "songs", "songtitle", "songname", "track", "trackname", "tracktitle", "titel",
            "songtitel", "lied", "liedtitel", "titre", "chanson", "morceau", "titulo", "cancion", "titolo", "brano",
            "canzone", "musica",
            "canto", "liedje",
        ],
        .artist: [
            "artist", "artists", "artistname", "songartist", "band", "author", "performer", "interpret", "interpreten",
            "kunstler", "kuenstler", "interprete", "artiste", "artistes", "groupe", "artista", "artiest", "artistnames",
        ],
        .person: [
            "person", "people", "who", "for", "whose", "singername", "guest", "guestname", "requester", "requestedby",
            "wer", "fur", "fuer", "wunschvon", "personne", "qui", "pour", "invite", "nomduchanteur", "yourname",
            "deinname", "ihrname", "chi", "quem", "quien", "convidado", "convidada", "invitado", "ospite", "gast",
            "wie",
        ],
        .code: [
            "code", "id", "songid", "songcode", "disc", "discid", "cd", "number", "songnumber", "no", "nr", "nummer",
            "songnummer", "numero",
        ],
        .year: ["year", "releaseyear", "jahr", "erscheinungsjahr", "annee", "ano", "anno"],
        .genres: ["genre", "genres", "style", "styles", "stil", "stile", "musikrichtung"],
        .languages: ["language", "languages", "lang", "sprache", "sprachen", "langue", "langues", "idioma", "lingua"],
        .duration: ["duration", "length", "runtime", "dauer", "lange", "laenge", "duree"],
        .milliseconds: ["durationms", "trackdurationms", "lengthms", "milliseconds", "dauerms"],
        .crossedOff: [
            "crossedoff", "crossed", "crossedout", "rejected", "struck", "struckout", "done", "x", "gestrichen",
            "durchgestrichen", "erledigt", "abgelehnt", "barre", "barree", "raye", "rayee", "rejete", "fait",
        ],
        .chosen: [
            "chosen", "picked", "selected", "choice", "gewahlt", "gewaehlt", "ausgewahlt", "ausgewaehlt", "choisi",
            "choisie",
        ],
        .partner: ["with", "partner", "duetwith", "mit", "avec", "con"], .setAside: ["setaside"],
        .pinColor: ["pincolor"],
        .location: ["file", "filename", "path", "location", "datei", "fichier"], .personID: ["personid"],
        .partnerID: ["withid"],
    ]

    private static let roles: [String: Role] = synonyms.reduce(into: [:]) { roles, entry in
        for word in entry.value { roles[word] = entry.key }
    }
}
