import Testing

@testable import SongCatalog

/// The answers to forms, and other tables with columns that are not for an audience.
@Suite struct FormAnswerTests {
    private func songs(_ table: String, _ file: String = "list.csv") throws -> [[String?]] {
        try SongFileReader().read(bytes: Array(table.utf8), file: file).songs.map { [$0.person, $0.title, $0.artist] }
    }

    @Test func `choices of a form are songs with the title first`() throws {
        let table = """
            Timestamp,Email Address,Name,Song Choice #1,Song Choice #2,Duet?
            11/26/2026 18:02:00,a@example.org,Ann,Tin Roof - The Gutters,Ember by Ida Falk,No
            11/26/2026 18:05:00,b@example.org,Bo,Slow Train,,Yes

            """
        #expect(
            try songs(table) == [
                ["Ann", "Tin Roof", "The Gutters"], ["Ann", "Ember", "Ida Falk"], ["Bo", "Slow Train", nil],
            ])
        let reading = try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv")
        #expect(reading.leftOutColumns == ["Timestamp", "Email Address", "Duet?"] && reading.unwantedColumnCount == 3)
    }

    @Test(arguments: [
        "When,Who,Your wish\n26/11/2026 18:02,Ann,ABBA - SOS\n", "Contact;Wer;Was\na@example.org;Ann;ABBA - SOS\n",
        "When,Contact,Singing,Wish\n2026-11-26,a@b.org,Ann,ABBA - SOS\n",
    ])
    func `a row above dates or addresses is a header`(table: String) throws {
        #expect(try songs(table) == [["Ann", "SOS", "ABBA"]])
    }

    @Test(arguments: [
        "a@example.org,Ann,ABBA - SOS\nb@example.org,Ann,ABBA - SOS (Live)\n",
        "Name,Song\nann@example.org,ABBA - SOS\n", "Username,Who,Song\na@example.org,Ann,SOS\n",
    ])
    func `addresses are never shown`(table: String) throws {
        #expect(try songs(table).joined().allSatisfy { $0?.contains("@") != true })
    }

    @Test(arguments: ["Stand by Me", "Day by Day"])
    func `titles with by stay whole`(title: String) throws {
        #expect(try songs("Timestamp,Name,Song\n11/26/2026,Ann,\(title)\n")[0][1]?.contains("by") == true)
    }

    @Test(arguments: [
        "Prénom;Chanson;Chanteur\nZoé;Lune;Les Lanternes\n", "Vorname,Lied,Sänger\nZoé,Lune,Les Lanternes\n",
    ])
    func `a first name is the person's beside a singer`(table: String) throws {
        #expect(try songs(table) == [["Zoé", "Lune", "Les Lanternes"]])
    }

    @Test func `quotes inside of fields need not be doubled`() throws {
        let table = """
            "Track","Artist","Album"
            "No Buredi "No Bread"","Fela Moon","X"
            ""Fire" again","Mira "Mi" Kolb",Y
            "Say ""hi"", now","Hana Sato","Z"

            """
        #expect(
            try songs(table) == [
                [nil, "No Buredi \"No Bread\"", "Fela Moon"], [nil, "\"Fire\" again", "Mira \"Mi\" Kolb"],
                [nil, "Say \"hi\", now", "Hana Sato"],
            ])
    }

    @Test func `times and the caption of a track list are no part of its songs`() throws {
        let list = """
            VirtualDJ History - 2026/11/28
            ------------------------------

            21:03 : The Gutters - Tin Roof
            0:07:15 Ida Falk - Ember
            9:05 : Slow Train
            24:7 Blues

            """
        #expect(
            try songs(list, "list.txt") == [
                [nil, "Tin Roof", "The Gutters"], [nil, "Ember", "Ida Falk"], [nil, "Slow Train", nil],
                [nil, "24:7 Blues", nil],
            ])
        let reading = try SongFileReader().read(text: list)
        #expect(reading.title == "VirtualDJ History - 2026/11/28")
    }
}
