//! What is shown of a step's output: of a good one the closing lines, of a bad one everything useful.

use std::path::Path;
use std::time::Duration;

/// Lines shown of a failed step; the whole log is named above them.
const SHOWN: usize = 400;

/// `2.4 s` or `3 min 05 s`.
pub(crate) fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

/// A line in which a test runner sums up, or a figure that a test measured. The runners' lines about
/// files that hold no test are left out.
fn is_closing(line: &str) -> bool {
    let line = line.trim_start();
    (line.starts_with("test result:") && !line.contains(" 0 passed; 0 failed"))
        || ["ℹ pass ", "ℹ fail ", "measured: "]
            .iter()
            .any(|start| line.starts_with(start))
}

/// Prints the closing lines of a step that passed.
pub(crate) fn print_closing_lines(log: &Path) {
    for line in read(log).lines().filter(|line| is_closing(line)) {
        println!("{}", line.trim_start());
    }
}

/// Prints the output of a step that failed, its end when it is very long.
pub(crate) fn print_log(log: &Path) {
    let text = read(log);
    let lines: Vec<&str> = text.lines().collect();
    let skipped = lines.len().saturating_sub(SHOWN);
    if skipped > 0 {
        println!("({skipped} lines before these are in {})", log.display());
    }
    for line in &lines[skipped..] {
        println!("{line}");
    }
}

fn read(log: &Path) -> String {
    std::fs::read(log)
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{duration, is_closing};
    use std::time::Duration;

    #[test]
    fn times_are_short_to_read() {
        assert_eq!(duration(Duration::from_millis(2_440)), "2.4 s");
        assert_eq!(duration(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn only_closing_lines_are_kept() {
        assert!(is_closing(
            "test result: ok. 12 passed; 0 failed; 0 ignored"
        ));
        assert!(is_closing(
            "test result: ok. 10 passed; 0 failed; 0 ignored"
        ));
        assert!(!is_closing(
            "test result: ok. 0 passed; 0 failed; 0 ignored"
        ));
        assert!(is_closing("ℹ pass 3"));
        assert!(is_closing("  measured: start to ready 412 ms"));
        assert!(!is_closing("running 3 tests"));
    }
}
