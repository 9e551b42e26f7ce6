import SongCatalog
import Testing

/// Headers as people's tables have them.
struct HeaderTests {
    @Test(
        arguments: [
            "Música;Cantor;Convidado\nSOS;ABBA;Ann\n", "Brano;Cantante;Chi\nSOS;ABBA;Ann\n",
            "Nummer;Artiest;Naam\nSOS;ABBA;Ann\n", "Artist|Title|Singer\nABBA|SOS|Ann\n",
            "Karaoke list 2026,,\n,,\nArtist,Title,Singer\nABBA,SOS,Ann\n",
            "\n\n;;;\nArtist;Title;Guest;\nABBA;SOS;Ann;\n", "Singer,Song\nAnn,ABBA - SOS\n",
            "Timestamp,Your name,Artist,Song title,Comment\n26/11/2026 18:02:00,Ann,ABBA,SOS,love it\n",
            """
            Timestamp,Username,Which is your table?,What is your name?,Which song do you want to sing?,By which artist?
            2026/01/02 10:11:12 PM GMT+1,a@b.c,7,Ann,SOS,ABBA

            """,
            "Songs of the evening\n\nArtist,Title,Person\nABBA,SOS,Ann\n",
        ])
    func `columns are found by their names`(table: String) throws {
        let reading = try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv")
        #expect(reading.songs == [Song(title: "SOS", artist: "ABBA", person: "Ann")])
        #expect(reading.skippedCount == 0)
    }

    @Test(
        arguments: [
            "Skladba;Interpret;Osoba;Délka;Škrtnuto", "Názov;Interpret;Osoba;Trvanie;Škrtnuto",
            "Utwór;Wykonawca;Osoba;Czas trwania;Skreślone", "Песня;Исполнитель;Человек;Длительность;Вычеркнуто",
            "Назва;Виконавець;Людина;Тривалість;Викреслено", "曲名;アーティスト;名前;再生時間;済",
            "제목;가수;신청자;재생시간;취소", "歌名;歌手;点歌人;时长;划掉", "歌曲名稱;演唱者;姓名;時長;劃掉",
            "Τίτλος;Καλλιτέχνης;Όνομα;Διάρκεια;Διαγραμμένο", "שם השיר;אמן;שם;משך;נמחק",
            "ŞARKI ADI;SANATÇI;KİŞİ;SÜRE;ÇİZİLDİ", "ชื่อเพลง;ศิลปิน;ชื่อ;ความยาว;x",
            "Dziesma;Izpildītājs;Persona;Ilgums;Svītrots",
            "Cím;Előadó;Név;Hossz;Áthúzva", "Cântec;Artist;Persoana;Durata;Tăiat", "أغنية;الفنان;الشخص;المدة;x",
            "Låt;Artist;Vem;Längd;Struken", "Sangtitel;Kunstner;Navn;Varighed;Overstreget",
            "Kappale;Esittäjä;Kuka;Kesto;Yliviivattu", "Daina;Atlikėjas;Vardas;Trukmė;Išbraukta",
            "Pesem;Izvajalec;Oseba;Trajanje;x", "Bài hát;Ca sĩ;Người;Thời lượng;x", "Judul;Penyanyi;Nama;Durasi;x",
        ])
    func `columns are found by their names in other languages`(header: String) throws {
        let reading = try read("\(header)\nSOS;ABBA;Ann;3:20;x\n")
        let song = Song(title: "SOS", artist: "ABBA", person: "Ann", duration: 200, isCrossedOff: true)
        #expect(reading.songs == [song] && reading.noteCount == 0 && reading.leftOutColumns == [])
    }

    @Test func `the playlist of a streaming service is no list of its addresses`() throws {
        let table = """
            "Track URI","Track Name","Artist URI(s)","Artist Name(s)","Album Name"
            "spotify:track:1","SOS","spotify:artist:1","ABBA","ABBA"
            """
        let reading = try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv")
        #expect(reading.songs == [Song(title: "SOS", artist: "ABBA")])
    }

    @Test(arguments: ["Duration (ms)", "Track Duration (ms)", "duration_ms"])
    func `durations in milliseconds are read`(name: String) throws {
        let reading = try read("Track Name,Artist Name(s),\(name)\nSOS,ABBA,200500\n")
        #expect(reading.songs.map(\.duration) == [200.5] && reading.leftOutColumns == [])
    }

    @Test func `captions above the header are reported`() throws {
        let table = "Our songs,,\nArtist,Title,Singer\nABBA,SOS,Ann\n"
        let reading = try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv")
        #expect(
            reading.notes.map(\.description) == [
                "list.csv, line 1: The line is above the names of the columns and was left out."
            ])
        #expect(reading.lines == [3])
    }

    @Test func `codes are numbers where songs have titles`() throws {
        let reading = try SongFileReader().read(
            bytes: Array("Nummer;Titel;Interpret\n7;SOS;ABBA\n".utf8), file: "a.csv")
        #expect(reading.songs == [Song(title: "SOS", artist: "ABBA", code: "7")])
    }

    @Test(
        arguments: [
            ("Ann,Waterloo,ABBA\nBo,Help,Beatles\nAnn,Hello,Adele\n", "Ann: ABBA - Waterloo"),
            ("Ann,ABBA,Waterloo\nBo,ABBA,SOS\nAnn,Adele,Hello\n", "Ann: ABBA - Waterloo"),
            ("ABBA;Waterloo;Ann\nBeatles;Help;Bo\nABBA;SOS;Bo\nAdele;Hello;Ann\n", "Ann: ABBA - Waterloo"),
            ("1;ABBA;Waterloo\n2;Beatles;Help\n", "ABBA - Waterloo #1"),
            ("ABBA,Waterloo,2:45\nBeatles,Help,2:18\n", "ABBA - Waterloo 165"),
            ("ABBA,Waterloo,Gold\nABBA,SOS,Gold\nQueen,Innuendo,Innuendo\n", "ABBA - Waterloo"),
            ("ABBA,Waterloo\nBeatles,Help\n", "ABBA - Waterloo"), ("ABBA,Waterloo,Ann\n", "ABBA - Waterloo"),
        ])
    func `columns without names are found by their values`(table: String, first: String) throws {
        let reading = try read(table)
        let song = reading.songs[0]
        let (person, code) = (song.person.map { "\($0): " } ?? "", song.code.map { " #\($0)" } ?? "")
        #expect(person + song.name + code + (song.duration.map { " \(Int($0))" } ?? "") == first)
        #expect(
            reading.notes.first?.reason.hasPrefix("The table has no header; its columns were taken for the ") == true)
        #expect(
            reading.noteCount == 1
                && reading.partialCount == (first == "ABBA - Waterloo" && table.contains("Waterloo,") ? 1 : 0))
    }

    @Test(
        arguments: [
            "Ann;Bo;Cy\nABBA - SOS;Adele - Hello;\nHelp;;\n", "Ann;Bo;Cy\nSOS;Hello;\n;Yes;\n",
            "| Ann | Bo | Cy |\n|---|---|---|\n| ABBA - SOS | Help - Yes | |\n", "Ann,Bo,Cy,Di\nA,B,C\nD,E\n",
        ])
    func `a first row of people names the columns`(table: String) throws {
        let reading = try read(table, as: table.hasPrefix("|") ? "list.md" : "list.csv")
        #expect(reading.listedPeople.map(\.name).prefix(3) == ["Ann", "Bo", "Cy"])
        #expect(Set(reading.songs.prefix(2).map(\.person)) == ["Ann", "Bo"] && !reading.isBoardTable)
        #expect(reading.notes.map(\.reason) == ["The first row was taken for people, each with a column of songs."])
        #expect(reading.skippedCount == 0 && reading.partialCount == 0)
    }
}
