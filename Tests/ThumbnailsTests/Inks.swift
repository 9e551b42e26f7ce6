import CJpeg
import CLcms2
import Foundation

/// CMYK pictures of one color.
enum Inks {
    /// The data of a profile in which cyan is magenta's color and magenta is cyan's.
    static let profile: Data = {
        let (rgb, lab) = (cmsCreate_sRGBProfile(), cmsCreateLab4Profile(nil))
        let toLab = cmsCreateTransform(
            rgb, cmsUInt32Number(PT_RGB) << 16 | 3 << 3 | 1, lab, cmsUInt32Number(PT_Lab) << 16 | 3 << 3 | 2,
            cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), 0)
        defer {
            cmsDeleteTransform(toLab)
            cmsCloseProfile(rgb)
            cmsCloseProfile(lab)
        }
        let table = cmsStageAllocCLut16bit(nil, 2, 4, 3, nil)
        cmsStageSampleCLut16bit(
            table,
            { inks, color, transform in
                func light(_ ink: Int) -> UInt8 {
                    UInt8((65_535 - Int(inks![ink])) * (65_535 - Int(inks![3])) / 65_535 / 257)
                }
                cmsDoTransform(transform, [light(1), light(0), light(2)], color, 1)
                return 1
            }, toLab, 0)
        let pipeline = cmsPipelineAlloc(nil, 4, 3)
        defer { cmsPipelineFree(pipeline) }
        for stage in [cmsStageAllocToneCurves(nil, 4, nil), table, cmsStageAllocToneCurves(nil, 3, nil)] {
            cmsPipelineInsertStage(pipeline, cmsAT_END, stage)
        }
        let profile = cmsCreateProfilePlaceholder(nil)
        defer { cmsCloseProfile(profile) }
        cmsSetDeviceClass(profile, cmsSigOutputClass)
        cmsSetColorSpace(profile, cmsSigCmykData)
        cmsSetPCS(profile, cmsSigLabData)
        cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(pipeline))
        var count = cmsUInt32Number(0)
        cmsSaveProfileToMem(profile, nil, &count)
        var data = Data(count: Int(count))
        data.withUnsafeMutableBytes { _ = cmsSaveProfileToMem(profile, $0.baseAddress, &count) }
        return data
    }()

    /// The forms of TIFF files.
    struct Form: Sendable {
        var isSeparate = false
        var isTiled = false
        var bits = 8
        var isBig = false
        var orientation = 1
    }

    /// Returns a TIFF file of 32 by 16 pixels.
    static func tiff(_ inks: [UInt8], _ form: Form = Form(), profile: Data? = Inks.profile) -> Data {
        let (width, height) = (32, 16)
        let isCMYK = inks.count == 4
        func sample(_ ink: UInt8) -> [UInt8] { form.bits == 16 ? [0, ink] : [ink] }
        let planes: [[UInt8]] =
            form.isSeparate
            ? inks.map { ink in (0..<width * height).flatMap { _ in sample(ink) } }
            : [(0..<width * height).flatMap { _ in inks.flatMap(sample) }]
        var file = Data()
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        file += form.isBig ? [0x49, 0x49, 43, 0, 8, 0, 0, 0] + number(0, 8) : [0x49, 0x49, 42, 0] + number(0, 4)
        var entries: [(tag: Int, type: Int, values: [Int])] = [
            (256, 3, [width]), (257, 3, [height]), (258, 3, inks.map { _ in form.bits }), (259, 3, [1]),
            (262, 3, [isCMYK ? 5 : 2]), (274, 3, [form.orientation]), (277, 3, [inks.count]),
            (284, 3, [form.isSeparate ? 2 : 1]),
        ]
        let offsets = planes.map { plane in
            defer { file += plane }
            return file.count
        }
        let (places, lengths) = form.isTiled ? (324, 325) : (273, 279)
        entries += [(places, 4, offsets), (lengths, 4, planes.map(\.count))]
        entries += form.isTiled ? [(322, 3, [width]), (323, 3, [height])] : [(278, 3, [height])]
        if let profile { entries.append((34_675, 7, profile.map(Int.init))) }
        let word = form.isBig ? 8 : 4
        let table = entries.sorted { $0.tag < $1.tag }.map { entry in
            let size = [3: 2, 4: 4, 7: 1][entry.type]!
            var bytes = entry.values.flatMap { number($0, size) }
            if bytes.count > word {
                let place = file.count
                file += bytes + (bytes.count % 2 == 1 ? [0] : [])
                bytes = number(place, word)
            }
            return number(entry.tag, 2) + number(entry.type, 2) + number(entry.values.count, word) + bytes
                + Array(repeating: 0, count: word - bytes.count)
        }
        file.replaceSubrange((form.isBig ? 8 : 4)..<(form.isBig ? 16 : 8), with: number(file.count, word))
        file += number(table.count, form.isBig ? 8 : 2) + table.flatMap { $0 } + number(0, word)
        return file
    }

    /// Returns a JPEG file of 64 by 32 pixels as Photoshop writes them, where 255 is no ink.
    static func jpeg(_ inks: [UInt8], profile: Data? = Inks.profile) -> Data {
        var (info, errors) = (jpeg_compress_struct(), jpeg_error_mgr())
        return withUnsafeMutablePointer(to: &errors) { errors in
            info.err = jpeg_std_error(errors)
            jpeg_CreateCompress(&info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
            defer { jpeg_destroy_compress(&info) }
            var (buffer, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
            jpeg_mem_dest(&info, &buffer, &count)
            (info.image_width, info.image_height, info.input_components) = (64, 32, 4)
            info.in_color_space = JCS_CMYK
            jpeg_set_defaults(&info)
            info.write_Adobe_marker = 1
            jpeg_start_compress(&info, 1)
            profile?.withUnsafeBytes {
                jpeg_write_icc_profile(&info, $0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count))
            }
            var row = (0..<64).flatMap { _ in inks.map { 255 - $0 } }
            while info.next_scanline < info.image_height {
                row.withUnsafeMutableBufferPointer {
                    var line: JSAMPROW? = $0.baseAddress
                    _ = jpeg_write_scanlines(&info, &line, 1)
                }
            }
            jpeg_finish_compress(&info)
            defer { free(buffer) }
            return Data(bytes: buffer!, count: Int(count))
        }
    }
}
