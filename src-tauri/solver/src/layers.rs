//! How the work of solving ten pieces divides into layers, so that somebody who waits can be told how long.

/// By half-moves to the end: how many positions are found there, up to symmetry.
#[rustfmt::skip]
const FOUND: [u32; 218] = [
    526_107, 4_178_364, 372_976, 3_634_208, 658_723, 5_553_124, 1_246_290, 8_050_030, 1_799_892,
    9_970_617, 2_246_616, 11_185_446, 3_088_239, 12_301_503, 3_421_143, 11_996_616, 2_908_070,
    10_024_638, 2_545_422, 8_657_622, 2_738_136, 8_428_015, 3_168_508, 8_729_655, 3_810_157,
    9_481_900, 4_451_091, 10_138_007, 4_625_741, 9_831_735, 4_042_238, 8_348_109, 3_019_782,
    6_120_183, 2_085_747, 4_090_706, 1_464_680, 2_800_366, 1_131_876, 2_058_247, 890_822, 1_569_796,
    721_663, 1_239_710, 589_974, 979_656, 497_478, 836_786, 428_346, 721_208, 387_628, 670_372,
    366_882, 616_778, 337_649, 554_934, 307_837, 495_692, 274_365, 432_412, 228_008, 358_876,
    191_312, 313_085, 165_090, 281_190, 154_319, 272_559, 151_278, 270_412, 149_150, 253_648,
    132_582, 219_091, 112_393, 187_845, 98_597, 158_601, 87_891, 153_436, 86_680, 150_915, 85_522,
    162_924, 95_860, 198_868, 110_375, 224_989, 121_327, 226_977, 125_714, 225_228, 127_285,
    224_184, 132_593, 233_115, 155_737, 267_155, 178_075, 289_112, 176_213, 273_768, 157_583,
    234_419, 126_541, 201_511, 110_168, 184_559, 108_017, 181_617, 109_174, 191_564, 115_750,
    205_510, 123_601, 214_000, 134_182, 227_016, 137_744, 234_245, 140_377, 241_964, 151_033,
    258_180, 161_008, 281_912, 169_986, 304_750, 178_667, 312_784, 184_602, 310_966, 179_738,
    300_591, 170_612, 286_010, 169_436, 271_318, 163_702, 258_141, 157_026, 242_690, 146_903,
    218_267, 136_178, 202_684, 128_797, 193_261, 118_033, 171_659, 107_861, 152_348, 95_841,
    132_894, 79_787, 116_227, 71_757, 99_759, 62_765, 87_880, 54_428, 74_204, 44_297, 60_852,
    36_330, 49_643, 31_443, 43_465, 25_899, 36_818, 21_315, 30_156, 17_273, 24_985, 15_388, 22_342,
    12_559, 18_079, 8_625, 12_982, 6_595, 10_778, 5_511, 7_752, 4_294, 6_043, 3_555, 5_351, 2_867,
    4_790, 2_624, 4_262, 2_133, 3_613, 1_429, 2_119, 717, 945, 275, 249, 81, 31, 49, 55, 40, 119,
    39, 84, 15, 26, 135, 41, 90, 76, 16, 25, 2, 5,
];
/// What goes through all moves once, whatever is found, takes as long as so many positions more.
const EACH: u64 = 900_000;
/// The same for what comes before the first layer, and for the file after the last one: 14 s after 134 s
/// (docs/wuzifei-solved.md).
const BEFORE: u64 = 7_000_000;
const AFTER: u64 = 46_000_000;
/// The pieces that these are the layers of.
const PIECES: usize = 10;

/// The part of the work that is done, from 0 to 1, when the positions are found whose end is so many half-moves away;
/// `None` for a number of pieces of which it is not known.
///
/// ```
/// use quadrille_solver::part_done;
/// let parts: Vec<f64> = (0..300).filter_map(|plies| part_done(10, plies)).collect();
/// assert!(parts.is_sorted() && parts[0] > 0.0);
/// // The file is still to be written, which takes 14 of 148 seconds.
/// assert!((1.0 - parts[299] - 14.0 / 148.0).abs() < 0.005);
/// assert_eq!(part_done(4, 7), None);
/// ```
#[must_use]
pub fn part_done(pieces: usize, plies: usize) -> Option<f64> {
    if pieces != PIECES {
        return None;
    }
    let until = |layers: &[u32]| {
        let each = layers.iter().map(|found| EACH + u64::from(*found));
        BEFORE + each.sum::<u64>()
    };
    let (done, all) = (
        until(&FOUND[..plies.min(FOUND.len())]),
        until(&FOUND) + AFTER,
    );
    // Far below 2^52: exact.
    #[allow(clippy::cast_precision_loss)]
    let part = done as f64 / all as f64;
    Some(part)
}
