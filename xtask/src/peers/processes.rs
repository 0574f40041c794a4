//! What a program and all it has started take, from `/proc`.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

/// Clock ticks a second in `/proc/PID/stat`: 100 on every Linux that Debian runs on.
const TICKS: u64 = 100;

/// A process and everything below it.
fn tree(root: u32) -> Vec<u32> {
    let mut children: HashMap<u32, Vec<u32>> = HashMap::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(id) = entry
            .file_name()
            .to_str()
            .and_then(|name| name.parse().ok())
        else {
            continue;
        };
        if let Some(parent) = stat(id).and_then(|fields| fields.get(1)?.parse().ok()) {
            children.entry(parent).or_default().push(id);
        }
    }
    let mut found = vec![root];
    let mut next = 0;
    while let Some(id) = found.get(next) {
        let below = children.remove(id).unwrap_or_default();
        found.extend(below);
        next += 1;
    }
    found
}

/// The fields of `/proc/PID/stat` after the name: state, parent, …
fn stat(id: u32) -> Option<Vec<String>> {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let (_, fields) = text.rsplit_once(") ")?;
    Some(fields.split_whitespace().map(str::to_owned).collect())
}

/// Bytes of memory, shared pages divided among those that share them (PSS).
pub(super) fn memory(root: u32) -> u64 {
    let each = tree(root).into_iter().filter_map(|id| {
        let text = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).ok()?;
        let line = text.lines().find(|line| line.starts_with("Pss:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok()
    });
    each.sum::<u64>() * 1024
}

/// Processor time so far. Fields 11 and 12 after the name are the user's and the system's ticks.
pub(super) fn busy(root: u32) -> Duration {
    let ticks = tree(root).into_iter().filter_map(|id| {
        let fields = stat(id)?;
        let user: u64 = fields.get(11)?.parse().ok()?;
        let system: u64 = fields.get(12)?.parse().ok()?;
        Some(user + system)
    });
    Duration::from_millis(ticks.sum::<u64>() * 1000 / TICKS)
}
