import Glibc
import SongCatalog
import Testing

/// Lists of songs as old programs of many countries write them.
struct EncodingDetectionTests {
    @Test(
        arguments: [
            ("Windows-1250", "Čechomor - Proměny\nBudka Suflera - Jolka, Jolka pamiętasz\n"),
            ("Windows-1250", "Ewa Farna - Měls mě vůbec rád\nKabát - Dole v dole\nChinaski - Každý ráno\n"),
            ("Windows-1250", "Czesław Niemen - Dziwny jest ten świat\nMaryla Rodowicz - Małgośka\n"),
            ("Windows-1250", "Omega - Gyöngyhajú lány\nLocomotiv GT - Álomarcú lány\nZorán - Kóló, őszi dalok, űr\n"),
            ("Windows-1251", "Кино - Группа крови\nАлла Пугачёва - Миллион алых роз\n"),
            ("Windows-1251", "Земфира - Искала\nСплин - Выхода нет\nABBA - Waterloo\n"),
            ("KOI8-R", "Кино - Группа крови\nАлла Пугачёва - Миллион алых роз\n"),
            ("CP932", "宇多田ヒカル - First Love\nスピッツ - チェリー\n坂本九 - 上を向いて歩こう\n"),
            ("EUC-JP", "宇多田ヒカル - First Love\nスピッツ - チェリー\n坂本九 - 上を向いて歩こう\n"),
            ("CP949", "아이유 - 좋은 날\n방탄소년단 - 봄날\n"), ("GB18030", "邓丽君 - 月亮代表我的心\n周杰伦 - 晴天\n"),
            ("BIG5", "鄧麗君 - 月亮代表我的心\n周杰倫 - 晴天\n"),
            ("Macintosh", "Björk - Jóga\nCéline Dion - Pour que tu m’aimes encore\nMünchener Freiheit - Ohne dich\n"),
            ("Macintosh", "Beyoncé - Déjà Vu\nMotörhead - Ace of Spades\n"),
            ("Macintosh", "Die Ärzte - Männer sind Schweine\nHerbert Grönemeyer - Mensch\n"),
            ("Windows-1252", "Björk - Jóga\nCéline Dion - Pour que tu m’aimes encore\n"),
            ("Windows-1252", "Beyoncé - Halo\nABBA - Waterloo\n"), ("Windows-1252", "Sigur Rós - Hoppípolla\n"),
            ("Windows-1252", "Kent - Om du var här\nHåkan Hellström - Känn ingen sorg för mig Göteborg\n"),
            ("Windows-1252", "Joaquín Sabina - 19 días\nNiño de Elche - Coplas mecánicas, “¿qué?”\n"),
            ("Windows-1252", "João Gilberto - Chega de saudade\nCaetano Veloso - Coração vagabundo\n"),
            (
                "Windows-1252",
                "Mina - Più di te\nLucio Battisti - Perché no\nRino Gaetano - Ma il cielo è sempre più blu\n"
            ),
            ("ISO-8859-7", "Χάρις Αλεξίου - Όλα σε θυμίζουν\nΝατάσσα Θεοδωρίδου - Εφιάλτης\n"),
            ("Windows-1254", "Tarkan - Şımarık\nSezen Aksu - Geri dön, küçüğüm ağlama\n"),
            ("Windows-1255", "עברי לידר - הבן אדם החדש\nעידן רייכל - ממעמקים\n"),
            ("Windows-1257", "Prāta Vētra - Mana dziesma\nBrainstorm - Ļoti žēl, šķiet\n"),
            ("IBM850", "Björk - Jóga\nDie Ärzte - Männer sind Schweine\n"),
            ("IBM850", "Herbert Grönemeyer - Männer\nReinhard Mey - Über den Wolken\n"),
            ("IBM850", "Hildegard Knef - Für mich soll's rote Rosen regnen\n"),
            ("Macintosh", "Herbert Grönemeyer - Männer\nReinhard Mey - Über den Wolken\n"),
            ("Windows-1257", "Prāta Vētra - Rudens\nLīvi - Zīlīte\nJumprava - Tālu aizgāja\n"),
            ("ISO-2022-JP", "宇多田ヒカル - First Love\nスピッツ - チェリー\n"),
            ("CP874", "เบิร์ด ธงไชย - สบาย สบาย\nบอดี้สแลม - แสงสุดท้าย\n"),
        ])
    func `an old encoding is recognised by its letters`(encoding: String, text: String) throws {
        let reading = try SongFileReader().read(bytes: try bytes(text, in: encoding), file: "list.txt")
        #expect(reading.songs.map { "\($0.artist ?? "") - \($0.title)\n" }.joined() == text)
        #expect(reading.encoding.name == encoding)
        #expect(reading.noteCount == 0)
    }

    @Test(
        arguments: [
            ("IBM437", "IBM850", "Sänger;Titel\nAnn;SOS\n"), ("Macintosh", "Macintosh", "Titel;Künstler\nSOS;ABBA\n"),
            ("CP1257", "Windows-1257", "Izpildītājs;Nosaukums\nABBA;SOS\n"),
            ("CP1250", "Windows-1250", "Zpěvák;Skladba\nAnn;SOS\n"),
            ("CP852", "IBM852", "Zpěvák;Skladba\nAnn;SOS\n"),
            ("ISO-8859-16", "Windows-1250", "Cântăreț;Piesă\nAnn;SOS\n"),
        ])
    func `a known name of a column shows the encoding`(encoding: String, read: String, table: String) throws {
        let reading = try SongFileReader().read(bytes: try bytes(table, in: encoding), file: "list.csv")
        #expect(reading.encoding.name == read && reading.isEncodingGuessed)
        #expect(reading.titles == ["SOS"] && reading.noteCount == 0 && reading.leftOutColumns == [])
    }

    @Test(arguments: [
        "#TITLE:Proměny\n#ARTIST:Čechomor\n#ENCODING:CP1250\n#BPM:200\n: 0 1 1 La\n",
        "#EXTM3U\n#EXTENC:Windows-1250\n#EXTINF:5,Čechomor - Proměny\na.mp3\n",
        """
        <?xml version="1.0" encoding="windows-1250"?><playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList>
        <track><title>Proměny</title><creator>Čechomor</creator></track></trackList></playlist>
        """,
    ])
    func `a file says itself how it is spelled`(text: String) throws {
        let reading = try SongFileReader().read(bytes: try bytes(text, in: "CP1250"), file: "a")
        #expect(reading.songs.map(\.name) == ["Čechomor - Proměny"])
        #expect(reading.encoding.name == "Windows-1250" && !reading.isEncodingGuessed)
    }

    @Test func `the chosen encoding is used, except for Unicode`() throws {
        let reader = SongFileReader(encoding: SongTextEncoding(named: "windows-1251"))
        let bytes = try bytes("Сплин - Выхода нет\n", in: "CP1251")
        #expect(try reader.read(bytes: bytes, file: "a.txt").titles == ["Выхода нет"])
        let utf16: [UInt8] = [0xFF, 0xFE] + "A - Ü".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try reader.read(bytes: utf16, file: "a.txt").titles == ["Ü"])
        #expect(SongTextEncoding(named: "no such thing") == nil)
        #expect(SongTextEncoding(named: "UTF-16") == nil)
        #expect(SongTextEncoding.choices.allSatisfy { SongTextEncoding(named: $0.encoding.name) == $0.encoding })
    }

    @Test func `invalid bytes are reported with their line`() throws {
        let bytes = try bytes("宇多田ヒカル - First Love\nスピッツ - チェリー\n", in: "CP932") + [0x41, 0x20, 0x2D, 0x20, 0x83]
        let reading = try SongFileReader().read(bytes: bytes, file: "list.txt")
        #expect(reading.titles == ["First Love", "チェリー", "\u{FFFD}"])
        #expect(
            reading.notes.map(\.description) == [
                "list.txt, line 3: The line has bytes that are not CP932; they are shown as “\u{FFFD}”."
            ])
    }

    @Test func `long files are converted to their end`() throws {
        let text = (0..<20_000).map { "スピッツ - チェリー \($0)\n" }.joined()
        let reading = try SongFileReader().read(bytes: try bytes(text, in: "CP932"), file: "list.txt")
        #expect(reading.entries.count == 20_000)
        #expect(reading.titles.last == "チェリー 19999")
        #expect(reading.noteCount == 0)
    }

    private func bytes(_ text: String, in encoding: String) throws -> [UInt8] {
        let converter = try #require(iconv_open(encoding, "UTF-8"))
        defer { iconv_close(converter) }
        var input = text.utf8.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: input.count * 4)
        var (left, room) = (input.count, output.count)
        input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                #expect(iconv(converter, &from, &left, &to, &room) != -1)
            }
        }
        return output.dropLast(room).map { UInt8(bitPattern: $0) }
    }
}
