//! Checksums: CRC-32 as in gzip, which notices every error within 32 bits and nearly all others.

const TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut value = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            value = if value & 1 == 1 {
                value >> 1 ^ 0xEDB8_8320
            } else {
                value >> 1
            };
            bit += 1;
        }
        table[byte] = value;
        byte += 1;
    }
    table
};

/// The checksum of several pieces, one after the other.
pub(super) fn crc(pieces: &[&[u8]]) -> u32 {
    let bytes = pieces.iter().copied().flatten();
    !bytes.fold(u32::MAX, |value, byte| {
        TABLE[usize::from(value as u8 ^ byte)] ^ value >> 8
    })
}

#[cfg(test)]
mod tests {
    /// The check value that every description of this checksum gives.
    #[test]
    fn the_published_check_value() {
        assert_eq!(super::crc(&[b"12345", b"6789"]), 0xCBF4_3926);
    }
}
