use std::sync::atomic::AtomicBool;
fn main() {
    let pieces: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let t = std::time::Instant::now();
    let s = quadrille_solver::Solver::run(pieces, &mut |p| eprintln!("{p:?} {:?}", t.elapsed()), &AtomicBool::new(false), 2).unwrap();
    if let Some(p) = std::env::args().nth(2) { std::fs::write(p, s.raw()).unwrap(); }
    for (n, t) in s.tally_by_pieces().iter().enumerate() { println!("{n} {t:?}"); }
    println!("{:?} {} {:?}", s.tally(), s.tally().total(), t.elapsed());
}
