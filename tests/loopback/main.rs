//! The real commands on a loopback address, so that an ordinary browser can run the real page at any size.
//!
//! `cargo run --example loopback -- [PORT] [FOLDER]`: serves `ui/` and the commands on 127.0.0.1 (port 0, the default,
//! takes a free one), prints the address, and keeps the data in FOLDER (by default `target/loopback`). A test asks for
//! `/?data=NAME` to have a data folder of its own, and for `POST /restart?data=NAME` to start the app anew in it.
//!
//! With `QUADRILLE_LOOPBACK_PIECES=4` in the environment, tables of solved games are of positions with so few pieces,
//! which are solved at once; an exact ID with as many starts a game that they know.
//!
//! Only for tests and for work on the page: the product neither contains nor knows it.

mod apps;
mod files;
mod http;

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use apps::Apps;
use http::{Request, Response};
use quadrille_session::Extent;

/// How many pieces the positions of tables have; the game's own number if it is not set.
const PIECES: &str = "QUADRILLE_LOOPBACK_PIECES";

fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("loopback: {error}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let port: u16 = arguments.next().map_or(Ok(0), |port| port.parse())?;
    let folder = arguments.next().map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/loopback"),
        PathBuf::from,
    );
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    let address = listener.local_addr()?.to_string();
    let extent = match std::env::var(PIECES) {
        Ok(pieces) => Extent::Pieces(pieces.parse()?),
        Err(_) => Extent::Whole,
    };
    let apps = Arc::new(Apps::new(folder, extent));
    // Tests wait for this line.
    println!("http://{address}/");
    for stream in listener.incoming() {
        let (apps, address) = (apps.clone(), address.clone());
        // One thread each: browsers open idle connections ahead of need.
        std::thread::spawn(move || converse(stream?, &apps, &address));
    }
    Ok(())
}

fn converse(mut stream: TcpStream, apps: &Apps, address: &str) -> std::io::Result<()> {
    while let Some(request) = Request::read(&mut stream)? {
        answer(&request, apps, address).write(&mut stream)?;
    }
    Ok(())
}

fn answer(request: &Request, apps: &Apps, address: &str) -> Response {
    // Another site's page could reach us by a name that leads to 127.0.0.1.
    if request.host != address {
        return Response::status("403 Forbidden");
    }
    let data = request.parameter("data").unwrap_or("default");
    match (request.method.as_str(), request.path.as_str()) {
        ("GET", path) => files::get(path),
        ("POST", "/restart") => apps.restart(data),
        ("POST", path) => match path.strip_prefix("/ipc/") {
            Some(command) => apps.invoke(data, command, &request.body),
            None => Response::status("404 Not Found"),
        },
        _ => Response::status("405 Method Not Allowed"),
    }
}
