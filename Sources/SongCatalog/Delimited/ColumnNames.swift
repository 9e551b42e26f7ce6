import Foundation

/// The names that columns of tables have, by language and meaning.
enum ColumnNames {
    /// The meaning of each name, as ``FoldedText/word(_:)`` writes it.
    static let roles: [String: SongColumns.Role] = languages.values.joined().reduce(into: [:]) { roles, entry in
        for name in entry.value.split(separator: ",") { roles[FoldedText.word(String(name))] = entry.key }
    }

    /// The names with their accents, in lowercase.
    static let spellings = Set(
        languages.values.joined().flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() })

    /// The names, separated by commas.
    ///
    /// Letter case, accents, spaces and punctuation don't matter. A name has one meaning in all languages;
    /// ``SongColumns/init(header:)`` distinguishes those of names with several.
    private static let languages: [String: [SongColumns.Role: String]] = [
        "English": [
            .title: "title, titles, song, songs, song title, song name, track, track name, track title",
            .artist: "artist, artists, artist name, artist names, song artist, band, author, performer",
            .person:
                "person, people, who, for, whose, singer name, guest, guest name, requester, requested by, your name, "
                + "first name",
            .singer: "singer", .name: "name",
            .code: "code, id, song id, song code, disc, disc id, cd, number, song number, no",
            .year: "year, release year", .genres: "genre, genres, style, styles",
            .languages: "language, languages, lang", .duration: "duration, length, runtime",
            .milliseconds: "duration ms, track duration ms, length ms, milliseconds",
            .crossedOff: "crossed off, crossed, crossed out, rejected, struck, struck out, done, x",
            .chosen: "chosen, picked, selected, choice", .partner: "with, partner, duet with",
            .setAside: "set aside", .pinColor: "pin color", .location: "file, filename, file path, path, location",
            .personID: "person id", .partnerID: "with id", .sung: "sung", .note: "note",
            .version: "remix, mix, mix name, version",
        ],
        "German": [
            .title: "Titel, Songtitel, Lied, Liedtitel", .artist: "Interpret, Interpreten, Künstler, Kuenstler",
            .person: "wer, für, fuer, Wunsch von, dein Name, Ihr Name, Gast, Vorname",
            .singer: "Sänger, Saenger, Sängerin",
            .code: "Nr, Nummer, Songnummer", .year: "Jahr, Erscheinungsjahr", .genres: "Stil, Stile, Musikrichtung",
            .languages: "Sprache, Sprachen", .duration: "Dauer, Länge, Laenge", .milliseconds: "Dauer ms",
            .crossedOff: "gestrichen, durchgestrichen, erledigt, abgelehnt",
            .chosen: "gewählt, gewaehlt, ausgewählt, ausgewaehlt", .partner: "mit", .location: "Datei",
        ],
        "French": [
            .title: "titre, chanson, morceau", .artist: "interprète, artiste, artistes, groupe",
            .person: "personne, qui, pour, invité, nom du chanteur, prénom", .singer: "chanteur, chanteuse",
            .name: "nom",
            .code: "numéro", .year: "année", .languages: "langue, langues", .duration: "durée",
            .crossedOff: "barré, barrée, rayé, rayée, rejeté, fait", .chosen: "choisi, choisie", .partner: "avec",
            .location: "fichier",
        ],
        "Spanish": [
            .title: "título, canción", .artist: "artista", .person: "persona, quién, invitado, invitada",
            .singer: "cantante", .name: "nombre", .code: "código, número", .year: "año", .genres: "género",
            .languages: "idioma", .duration: "duración", .crossedOff: "tachado, tachada, hecho",
            .chosen: "elegido, elegida", .partner: "con", .location: "archivo",
        ],
        "Portuguese": [
            .title: "título, música, canção", .person: "pessoa, quem, convidado, convidada", .singer: "cantor, cantora",
            .name: "nome", .year: "ano", .genres: "gênero", .duration: "duração",
            .crossedOff: "riscado, riscada, feito",
            .chosen: "escolhido, escolhida", .partner: "com", .location: "arquivo, ficheiro",
        ],
        "Italian": [
            .title: "titolo, brano, canzone, canto", .artist: "interpreti, gruppo", .person: "chi, ospite",
            .code: "codice", .year: "anno", .genres: "genere", .languages: "lingua", .duration: "durata",
            .crossedOff: "cancellato, cancellata, fatto", .chosen: "scelto, scelta",
        ],
        "Dutch": [
            .title: "liedje", .artist: "artiest, artiesten, groep", .person: "persoon, wie, voor, voornaam",
            .singer: "zanger, zangeres", .name: "naam", .year: "jaar", .languages: "taal", .duration: "duur, lengte",
            .crossedOff: "doorgestreept, klaar", .chosen: "gekozen", .partner: "met", .location: "bestand",
        ],
        "Swedish": [
            .title: "låt, låttitel, sång", .artist: "grupp", .person: "vem, för, gäst, förnamn",
            .singer: "sångare, sångerska",
            .name: "namn", .year: "år", .languages: "språk", .duration: "längd, speltid",
            .crossedOff: "struken, överstruken, klar", .chosen: "vald", .location: "fil",
        ],
        "Danish": [
            .title: "sang, sangtitel", .artist: "kunstner, gruppe", .person: "hvem, gæst, fornavn",
            .singer: "sanger, sangerinde",
            .name: "navn", .languages: "sprog", .duration: "varighed, længde", .crossedOff: "streget, overstreget",
            .chosen: "valgt",
        ],
        "Norwegian": [
            .title: "tittel, låttittel", .person: "gjest", .code: "nummer", .genres: "sjanger", .duration: "varighet",
            .crossedOff: "strøket",
        ],
        "Icelandic": [
            .title: "titill, lag, heiti", .artist: "flytjandi, listamaður, hljómsveit",
            .person: "manneskja, hver, gestur",
            .singer: "söngvari", .name: "nafn", .year: "ár", .languages: "tungumál", .duration: "lengd",
        ],
        "Finnish": [
            .title: "kappale, kappaleen nimi, laulu, biisi", .artist: "artisti, esittäjä, yhtye",
            .person: "henkilö, kuka, vieras", .singer: "laulaja", .name: "nimi", .code: "koodi, numero",
            .year: "vuosi", .genres: "tyylilaji", .languages: "kieli", .duration: "kesto, pituus",
            .crossedOff: "yliviivattu, tehty", .chosen: "valittu", .location: "tiedosto",
        ],
        "Estonian": [
            .title: "pealkiri, laul, lugu", .artist: "esitaja, ansambel", .person: "isik, kes, külaline",
            .singer: "laulja", .code: "kood", .year: "aasta", .genres: "žanr", .languages: "keel",
            .duration: "kestus, pikkus", .chosen: "valitud", .location: "fail",
        ],
        "Latvian": [
            .title: "nosaukums, dziesma", .artist: "izpildītājs, izpildītāja, mākslinieks, grupa",
            .person: "persona, kas, viesis", .singer: "dziedātājs, dziedātāja", .name: "vārds", .code: "kods, numurs",
            .year: "gads", .genres: "žanrs", .languages: "valoda", .duration: "ilgums, garums",
            .crossedOff: "svītrots, nosvītrots", .chosen: "izvēlēts", .location: "fails",
        ],
        "Lithuanian": [
            .title: "pavadinimas, daina", .artist: "atlikėjas, atlikėja, grupė", .person: "asmuo, svečias",
            .singer: "dainininkas, dainininkė", .name: "vardas", .code: "kodas, numeris", .year: "metai",
            .genres: "žanras", .languages: "kalba", .duration: "trukmė", .crossedOff: "išbraukta",
            .chosen: "pasirinkta", .location: "failas",
        ],
        "Polish": [
            .title: "tytuł, utwór, piosenka, nazwa", .artist: "wykonawca, artysta, zespół",
            .person: "osoba, kto, dla, gość", .singer: "wokalista, wokalistka, piosenkarz, piosenkarka", .name: "imię",
            .code: "kod, numer", .year: "rok", .genres: "gatunek", .languages: "język",
            .duration: "czas trwania, długość", .crossedOff: "skreślone, wykreślone, zrobione",
            .chosen: "wybrane, wybrana", .location: "plik",
        ],
        "Czech": [
            .title: "název, název skladby, název písně, skladba, píseň, písnička, titul",
            .artist: "umělec, kapela, skupina",
            .person: "kdo, pro koho, host", .singer: "zpěvák, zpěvačka", .name: "jméno", .code: "kód, číslo",
            .genres: "žánr", .languages: "jazyk", .duration: "délka, trvání, stopáž",
            .crossedOff: "škrtnuto, přeškrtnuto, vyškrtnuto, hotovo", .chosen: "vybráno, zvoleno", .partner: "s kým",
            .location: "soubor",
        ],
        "Slovak": [
            .title: "názov, názov skladby, názov piesne, pieseň, pesnička", .artist: "umelec", .person: "kto, pre koho",
            .singer: "spevák, speváčka", .name: "meno", .duration: "dĺžka, trvanie", .chosen: "vybrané",
            .location: "súbor",
        ],
        "Slovene": [
            .title: "naslov, pesem, skladba", .artist: "izvajalec, izvajalka, skupina", .person: "oseba, gost",
            .singer: "pevec, pevka", .name: "ime", .code: "koda, številka", .year: "leto", .genres: "zvrst",
            .languages: "jezik", .duration: "trajanje, dolžina", .location: "datoteka",
        ],
        "Croatian and Serbian": [
            .title: "pjesma, pesma, песма, наслов", .artist: "izvođač, izvođačica, извођач, umjetnik",
            .person: "osoba, tko, ko, gost, особа, гост", .singer: "pjevač, pjevačica, pevač, pevačica, певач",
            .name: "име", .code: "šifra, broj, број", .year: "godina, година", .genres: "žanr, жанр",
            .languages: "језик", .duration: "трајање", .location: "датотека",
        ],
        "Hungarian": [
            .title: "cím, dal, dalcím, szám, szám címe", .artist: "előadó, együttes, zenekar",
            .person: "személy, ki, kinek, vendég", .singer: "énekes, énekesnő", .name: "név", .code: "kód, sorszám",
            .year: "év", .genres: "műfaj", .languages: "nyelv", .duration: "hossz, időtartam",
            .crossedOff: "áthúzva, kihúzva", .chosen: "kiválasztva, választott", .location: "fájl",
        ],
        "Romanian": [
            .title: "titlu, titlul, melodie, melodia, cântec, piesă, piesa",
            .artist: "artistul, interpret, interpretul, formație, trupă", .person: "persoană, persoana, cine, invitat",
            .singer: "cântăreț, cântăreață, solist", .name: "nume, numele", .code: "cod, număr", .year: "an, anul",
            .genres: "gen", .languages: "limbă, limba", .duration: "durată, durata", .crossedOff: "tăiat, tăiată",
            .chosen: "ales, aleasă", .location: "fișier",
        ],
        "Albanian": [
            .title: "titulli, kënga, këngë", .artist: "artisti, këngëtari", .person: "personi, kush", .name: "emri",
            .duration: "kohëzgjatja",
        ],
        "Russian": [
            .title: "название, название песни, песня, трек, композиция, произведение",
            .artist: "исполнитель, исполнители, артист, группа, автор",
            .person: "человек, персона, кто, для, для кого, гость, участник, заказчик",
            .singer: "певец, певица, вокалист", .name: "имя", .code: "код, номер", .year: "год",
            .languages: "язык", .duration: "длительность, продолжительность, время",
            .crossedOff: "вычеркнуто, зачёркнуто",
            .chosen: "выбрано, выбрана", .location: "файл",
        ],
        "Ukrainian": [
            .title: "назва, назва пісні, пісня, композиція", .artist: "виконавець, виконавиця, гурт",
            .person: "людина, хто, кому, гість, учасник", .singer: "співак, співачка", .name: "ім'я, імʼя",
            .year: "рік", .languages: "мова", .duration: "тривалість", .crossedOff: "викреслено, закреслено",
            .chosen: "вибрано, обрано",
        ],
        "Bulgarian": [
            .title: "заглавие, песен", .artist: "изпълнител", .person: "човек, кой, гост", .singer: "певица",
            .year: "година", .languages: "език", .duration: "времетраене, продължителност",
        ],
        "Greek": [
            .title: "τίτλος, τραγούδι, κομμάτι", .artist: "καλλιτέχνης, ερμηνευτής, συγκρότημα",
            .person: "άτομο, πρόσωπο, ποιος, για, καλεσμένος", .singer: "τραγουδιστής, τραγουδίστρια", .name: "όνομα",
            .code: "κωδικός, αριθμός", .year: "έτος, χρονιά", .genres: "είδος", .languages: "γλώσσα",
            .duration: "διάρκεια", .crossedOff: "διαγραμμένο", .chosen: "επιλεγμένο", .location: "αρχείο",
        ],
        "Turkish": [
            .title: "şarkı, şarkı adı, parça, parça adı, başlık", .artist: "sanatçı, yorumcu, grup",
            .person: "kişi, kim, kimin için, misafir", .singer: "şarkıcı", .name: "ad, adı, isim", .code: "kod, numara",
            .year: "yıl", .genres: "tür", .languages: "dil", .duration: "süre, uzunluk",
            .crossedOff: "çizildi, üstü çizili",
            .chosen: "seçildi, seçilen", .location: "dosya",
        ],
        "Hebrew": [
            .title: "שיר, שם השיר, שם שיר, כותרת", .artist: "אמן, אומן, מבצע, להקה, שם האמן",
            .person: "אדם, מי, אורח, עבור",
            .singer: "זמר, זמרת", .name: "שם", .code: "קוד, מספר", .year: "שנה", .genres: "ז'אנר, סגנון",
            .languages: "שפה", .duration: "משך, אורך", .crossedOff: "נמחק", .chosen: "נבחר", .location: "קובץ",
        ],
        "Arabic": [
            .title: "العنوان, عنوان, أغنية, الأغنية, اسم الأغنية", .artist: "الفنان, فنان, الفرقة",
            .person: "الشخص, شخص, من, الضيف", .singer: "المغني, مغني, المطرب, مطرب", .name: "الاسم, اسم",
            .code: "الرمز, رمز, الرقم, رقم", .year: "السنة, سنة", .genres: "النوع, نوع", .languages: "اللغة, لغة",
            .duration: "المدة, مدة", .location: "الملف, ملف",
        ],
        "Persian": [
            .title: "آهنگ, نام آهنگ, ترانه", .artist: "هنرمند, گروه", .person: "فرد, مهمان", .singer: "خواننده",
            .name: "نام",
            .code: "کد, شماره", .year: "سال", .genres: "سبک", .languages: "زبان", .duration: "مدت, مدت زمان",
        ],
        "Hindi": [
            .title: "शीर्षक, गीत, गाना", .artist: "कलाकार", .person: "व्यक्ति, कौन, अतिथि", .singer: "गायक, गायिका", .name: "नाम",
            .year: "वर्ष", .languages: "भाषा", .duration: "अवधि",
        ],
        "Thai": [
            .title: "เพลง, ชื่อเพลง", .artist: "ศิลปิน, วง", .person: "บุคคล, คน, ใคร, ผู้ร้อง, แขก", .singer: "นักร้อง",
            .name: "ชื่อ", .code: "รหัส, หมายเลข", .year: "ปี", .genres: "แนวเพลง", .languages: "ภาษา",
            .duration: "ระยะเวลา, ความยาว", .location: "ไฟล์",
        ],
        "Vietnamese": [
            .title: "bài hát, tên bài hát, tựa đề, tiêu đề", .artist: "nghệ sĩ, ban nhạc", .person: "người, ai, khách",
            .singer: "ca sĩ, người hát", .name: "tên", .code: "mã, mã số", .year: "năm", .genres: "thể loại",
            .languages: "ngôn ngữ", .duration: "thời lượng", .location: "tệp",
        ],
        "Indonesian": [
            .title: "judul, judul lagu, lagu", .artist: "artis, seniman", .person: "orang, siapa, tamu",
            .singer: "penyanyi", .name: "nama", .code: "kode, nomor", .year: "tahun", .languages: "bahasa",
            .duration: "durasi",
        ],
        "Japanese": [
            .title: "曲, 曲名, タイトル, 題名, 楽曲, 楽曲名, 歌, トラック",
            .artist: "アーティスト, アーチスト, アーティスト名, 歌手, 歌手名, バンド",
            .person: "人, 人物, 誰, 担当, 参加者, ゲスト, 歌う人, リクエスト者", .name: "名前, 氏名, お名前",
            .code: "番号, 曲番号, コード, 選曲番号", .year: "年", .genres: "ジャンル", .languages: "言語",
            .duration: "時間, 再生時間, 長さ, 演奏時間", .crossedOff: "取り消し, 済, 済み", .chosen: "選択", .location: "ファイル",
        ],
        "Korean": [
            .title: "제목, 곡, 곡명, 노래, 노래제목, 곡제목", .artist: "가수, 아티스트, 가수명, 밴드",
            .person: "사람, 누구, 신청자, 신청인, 참가자, 부르는 사람", .name: "이름, 성명",
            .code: "번호, 곡번호, 노래번호, 코드", .year: "연도, 년도", .genres: "장르", .languages: "언어",
            .duration: "길이, 재생시간, 시간", .crossedOff: "취소", .chosen: "선택", .location: "파일",
        ],
        "Chinese": [
            .title: "歌曲, 歌名, 歌曲名, 歌曲名称, 歌曲名稱, 曲目, 标题, 標題", .artist: "歌星, 艺人, 藝人, 艺术家, 演唱者, 原唱, 乐队, 樂隊, 樂團",
            .person: "谁, 誰, 人员, 人員, 点歌人, 點歌人, 点歌者, 點歌者, 客人, 演唱人, 嘉宾, 嘉賓", .name: "姓名, 名字",
            .code: "编号, 編號, 歌号, 歌號, 号码, 號碼", .year: "年份", .genres: "类型, 類型, 流派", .languages: "语言, 語言, 语种, 語種",
            .duration: "时长, 時長, 长度, 長度, 时间", .crossedOff: "划掉, 劃掉, 取消", .chosen: "已选, 已選, 选中, 選中",
            .location: "文件, 檔案",
        ],
    ]
}
