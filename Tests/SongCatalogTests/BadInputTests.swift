import Foundation
import SongCatalog
import Testing

struct BadInputTests {
    private func error(_ bytes: [UInt8], as file: String) -> SongFileError? {
        do {
            _ = try SongFileReader().read(bytes: bytes, file: file)
            return nil
        } catch { return error as? SongFileError }
    }

    @Test func `nothing but a mark is empty`() {
        #expect(error([], as: "a.csv") == .empty(file: "a.csv"))
        #expect(error([0xEF, 0xBB, 0xBF], as: "a.csv") == .empty(file: "a.csv"))
        #expect(error([0xFF, 0xFE], as: "a.csv") == .empty(file: "a.csv"))
    }

    @Test func `binary data is named with its line`() {
        #expect(error(Array("a\nb\n".utf8) + [0, 1, 2], as: "a.csv") == .binary(file: "a.csv", line: 3))
        #expect(error(Array(repeating: 0, count: 5_000), as: "a") == .binary(file: "a", line: 1))
        #expect(error([0x61, 0x0A, 1, 2, 3, 4], as: "a.txt") == .binary(file: "a.txt", line: 2))
    }

    @Test(
        arguments: [
            ("PK\u{3}\u{4}\u{14}", "ZIP"), ("%PDF-1.7", "PDF"), ("<?xml version='1.0'?>", "XML"),
            ("{\\rtf1", "rich text"),
            ("SQLite format 3\0", "SQLite"),
            ("1\n00:00:01,000 --> 00:00:02,000\nla", "subtitles"), ("WEBVTT\n\n", "subtitles"),
            ("[ti:Waterloo]\n[00:01.20]la", "lyrics"), ("[00:01.20]la", "lyrics"), ("#!/bin/sh\necho", "script"),
            ("From: Ann\nTo: Bo\nMIME-Version: 1.0\n\nla", "e-mail"), ("---\ntitle: x\n---\n", "YAML"),
            ("BEGIN:VCARD\n", "contacts"), ("\\documentclass{article}", "LaTeX"),
        ])
    func `known files that are no lists`(content: String, word: String) throws {
        let message = try #require(error(Array(content.utf8), as: "a.csv")?.errorDescription)
        #expect(message.contains(word) && message.contains("a.csv"))
    }

    @Test func `no songs, and why`() {
        #expect(error(Array("\n \n".utf8), as: "a.txt") == .noSongs(file: "a.txt", first: nil))
        #expect(error(Array("Title,Artist\n".utf8), as: "a.csv") == .noSongs(file: "a.csv", first: nil))
        #expect(
            error(Array("Title,Artist\n,A\n".utf8), as: "a.csv")?.errorDescription
                == "“a.csv” holds no songs. Line 2: There is no title.")
    }

    @Test func `zeros far into a file cost their lines only`() throws {
        let start = Array("Title,Artist\n".utf8) + Array(repeatElement(Array("a,b\n".utf8), count: 20_000).joined())
        let reading = try SongFileReader().read(
            bytes: start + [0x63, 0, 0x64, 0x0A] + Array("e,f".utf8), file: "a.csv")
        #expect(reading.skipped.map(\.description) == ["a.csv, line 20002: The line holds binary data."])
        #expect(reading.titles.last == "e")
    }

    @Test(arguments: ["list.txt", "list.csv", "list.m3u"])
    func `a line above the limit is passed over`(file: String) throws {
        let limits = SongFileLimits(lineLength: 300)
        for length in [299, 300, 301, 65_536, 65_836, 65_837, 200_000] {
            let long = String(repeating: "x", count: length)
            let text = "A - first\n\(long)\nB - last\n"
            let reading = try SongFileReader(limits: limits).read(bytes: Array(text.utf8), file: file)
            #expect(reading.entries.count == (length <= 300 ? 3 : 2))
            #expect(reading.titles.last == "last" && reading.lines.last == 3)
            guard length > 300 else { continue }
            #expect(reading.skipped.map(\.place.line) == [2])
            #expect(reading.skipped[0].reason == "The line is \(length) bytes long; at most 300 are read.")
        }
    }

    @Test func `a long line before CR LF, at the end, and twice`() throws {
        let long = String(repeating: "x", count: 70_000)
        let reading = try read(
            "\(long)\r\nT\r\n\(long)\r\n\r\nU\r\n\(long)", as: "a.txt", limits: .init(lineLength: 256))
        #expect(reading.titles == ["T", "U"])
        #expect(reading.lines == [2, 5])
        #expect(reading.skipped.map(\.place.line) == [1, 3, 6])
    }

    @Test(arguments: ["list.txt", "list.csv"])
    func `CR LF parted by the end of a step is one line break`(file: String) throws {
        for length in 0..<8 {
            let short = String(repeating: "pp\r\n", count: 16_383) + String(repeating: "q", count: length)
            #expect(try read(short + "\r\nT\r\n", as: file).lines.last == 16_385)
            for steps in 1...3 {
                let long = String(repeating: "x", count: steps * 65_536 - length)
                #expect(try read(long + "\r\nT\r\n", as: file, limits: .init(lineLength: 256)).lines == [2])
            }
        }
    }

    @Test func `a field above the limit costs its line`() throws {
        let reading = try read("Title,Artist\n\(String(repeating: "x", count: 16_385)),A\nT,B\n")
        #expect(reading.titles == ["T"])
        #expect(reading.skipped.map(\.reason) == ["A field is 16385 bytes long; at most 16384 are read."])
    }

    @Test(arguments: ["list.txt", "list.csv", "list.m3u"])
    func `more songs than the limit stay in the file`(file: String) throws {
        let reading = try read("a\nb\nc\nd\n", as: file, limits: .init(songs: 2))
        #expect(reading.titles == ["a", "b"])
        #expect(
            reading.notes.map(\.description) == [
                "\(file), line 2: Reading ended after 2 songs; what follows stays in the file."
            ])
    }

    @Test func `remarks are counted where they are not listed`() throws {
        let rows = "Title,Artist,Year\n" + String(repeating: ",A,\n", count: 5) + String(repeating: "T,A,x\n", count: 7)
        let reading = try read(rows, limits: .init(remarks: 3))
        #expect(reading.skipped.count == 3 && reading.skippedCount == 5)
        #expect(reading.notes.count == 3 && reading.noteCount == 7)
        #expect(reading.duplicates.count == 3 && reading.duplicateCount == 6)
    }

    @Test(arguments: [
        ("<!doctype html><html></html>", "an HTML document"), ("<HTML>\n<body>", "an HTML document"),
        ("<svg xmlns='http://www.w3.org/2000/svg'/>", "a drawing"),
        ("[1,2,3]", "a JSON document that is no board"), ("[ [\"A\", \"B\"] ]", "a JSON document that is no board"),
        ("[]", "a JSON document that is no board"), ("{}", "a JSON document that is no board"),
        (
            "// note\n{ \"songboard\": 1, \"cards\": [] }",
            "the text of a saved board, which is read only from the beginning of a file of its own"
        ),
        ("[\n null,\n 2]", "a JSON document that is no board"),
    ])
    func `files of other known types are rejected, however they are spelled`(text: String, kind: String) throws {
        #expect(throws: SongFileError.unsupported(file: "a.csv", kind: kind)) {
            try SongFileReader().read(bytes: Array(text.utf8), file: "a.csv")
        }
    }

    @Test(arguments: ["[1] ABBA - Waterloo\n[2] ABBA - SOS\n", "[Intro] - Waterloo\n", "{A} - Waterloo\n"])
    func `brackets before songs are no JSON`(text: String) throws {
        #expect(try SongFileReader().read(bytes: Array(text.utf8), file: "a.txt").entries.first?.line == 1)
    }
}
