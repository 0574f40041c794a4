//! What a virtual display shows, read from the file into which Xvfb writes its screen (`-fbdir`, format XWD).

use std::path::Path;

/// Of the picture every n-th pixel in both directions is looked at.
const STEP: usize = 4;
/// Bytes of one colour of the file's colour table.
const COLOUR: usize = 12;

/// A picture, thinned out.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Picture(Vec<u32>);

impl Picture {
    /// The screen as it is now; nothing while the file is not there or not whole yet.
    pub(super) fn read(file: &Path) -> Option<Picture> {
        Picture::parse(&std::fs::read(file).ok()?)
    }

    /// The header is of big-endian numbers: its own size, …, 4: width, 5: height, 12: bytes a row, 19: colours.
    fn parse(bytes: &[u8]) -> Option<Picture> {
        let number = |index: usize| {
            let four = bytes.get(index * 4..index * 4 + 4)?;
            usize::try_from(u32::from_be_bytes(four.try_into().ok()?)).ok()
        };
        let (header, colours) = (number(0)?, number(19)?);
        let (width, height, row) = (number(4)?, number(5)?, number(12)?);
        let pixels = bytes.get(header + colours * COLOUR..)?;
        let mut picture = Vec::with_capacity((width / STEP + 1) * (height / STEP + 1));
        for y in (0..height).step_by(STEP) {
            for x in (0..width).step_by(STEP) {
                let four = pixels.get(y * row + x * 4..y * row + x * 4 + 4)?;
                picture.push(u32::from_ne_bytes(four.try_into().ok()?));
            }
        }
        Some(Picture(picture))
    }

    /// In how many of the pixels looked at two pictures differ.
    pub(super) fn differs(&self, other: &Picture) -> usize {
        self.0.iter().zip(&other.0).filter(|(a, b)| a != b).count()
    }
}

#[cfg(test)]
mod tests {
    use super::Picture;

    /// An 8 × 4 screen without a colour table, with one pixel set.
    fn screen(x: usize, y: usize) -> Vec<u8> {
        let mut bytes = vec![0; 25 * 4];
        for (index, value) in [(0, 100u32), (4, 8), (5, 4), (12, 32), (19, 0)] {
            bytes[index * 4..index * 4 + 4].copy_from_slice(&value.to_be_bytes());
        }
        let mut pixels = vec![0; 8 * 4 * 4];
        pixels[y * 32 + x * 4] = 1;
        bytes.extend(pixels);
        bytes
    }

    #[test]
    fn pictures_differ_where_a_pixel_that_is_looked_at_differs() {
        let picture = |x, y| Picture::parse(&screen(x, y)).expect("a whole screen");
        assert_eq!(picture(0, 0).differs(&picture(4, 0)), 2);
        assert_eq!(picture(1, 0).differs(&picture(0, 1)), 0);
    }

    #[test]
    fn half_a_file_is_no_picture() {
        assert!(Picture::parse(&screen(0, 0)[..110]).is_none());
        assert!(Picture::parse(&[]).is_none());
    }
}
