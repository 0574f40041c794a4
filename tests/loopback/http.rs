//! As much HTTP/1.1 as a browser on the same machine needs.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;

/// A little more than the largest import, so that too large ones reach the commands.
const LARGEST_BODY: usize = 16 << 20;
const LARGEST_LINE: u64 = 16 << 10;

/// A request, as far as we look at it.
pub(crate) struct Request {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) host: String,
    pub(crate) body: Vec<u8>,
    query: String,
}

impl Request {
    /// The next request on a connection, or `None` when the browser has closed it.
    pub(crate) fn read(stream: &mut TcpStream) -> io::Result<Option<Self>> {
        let mut reader = BufReader::new(stream);
        let first = line(&mut reader)?;
        let mut words = first.split_ascii_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Ok(None);
        };
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        let mut request = Self {
            method: method.to_owned(),
            path: path.to_owned(),
            query: query.to_owned(),
            host: String::new(),
            body: Vec::new(),
        };
        let mut length = 0;
        loop {
            let header = line(&mut reader)?;
            let Some((name, value)) = header.split_once(':') else {
                break;
            };
            match name.to_ascii_lowercase().as_str() {
                "host" => value.trim().clone_into(&mut request.host),
                "content-length" => length = value.trim().parse().unwrap_or(usize::MAX),
                _ => {}
            }
        }
        if length > LARGEST_BODY {
            return Err(io::Error::from(io::ErrorKind::InvalidData));
        }
        request.body.resize(length, 0);
        reader.read_exact(&mut request.body)?;
        Ok(Some(request))
    }

    /// A parameter of the query. Ours hold only letters, digits and hyphens, so nothing is decoded.
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find_map(|(key, value)| (key == name).then_some(value))
    }
}

fn line(reader: &mut impl BufRead) -> io::Result<String> {
    let mut text = String::new();
    reader.take(LARGEST_LINE).read_line(&mut text)?;
    Ok(text.trim_end().to_owned())
}

/// An answer. Every one carries the page's content security policy.
pub(crate) struct Response {
    pub(crate) status: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) body: Vec<u8>,
}

/// The product's policy, with our address in place of Tauri's for the calls.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    object-src 'none'; frame-ancestors 'none'";

impl Response {
    pub(crate) fn ok(kind: &'static str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: "200 OK",
            kind,
            body: body.into(),
        }
    }

    pub(crate) fn status(status: &'static str) -> Self {
        Self {
            status,
            kind: "text/plain; charset=utf-8",
            body: status.into(),
        }
    }

    pub(crate) fn write(&self, stream: &mut TcpStream) -> io::Result<()> {
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nContent-Security-Policy: {POLICY}\r\n\
             X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n\r\n",
            self.status,
            self.kind,
            self.body.len(),
        );
        stream.write_all(&[head.as_bytes(), &self.body].concat())
    }
}
