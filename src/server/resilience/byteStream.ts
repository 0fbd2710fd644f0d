import fc from 'fast-check';
import { formatGet } from '../testing/connectSocket.ts';

const HOST = 'Host: docs.test\r\n';
const target = fc.constantFrom(
  '/',
  '/x/introduction/',
  '/nope/',
  '/x/introduction.md',
  '/feedback',
);
const length = fc.constantFrom('0', '3', '-1', '+3', '0x3', '3, 3', '3 3', '9'.repeat(30), '', 'a');
const header = fc.oneof(
  fc.constantFrom(
    'Accept: text/html',
    'Accept-Encoding: br',
    'Connection: keep-alive',
    'Connection: close',
    'Cookie: a=b',
    'Range: bytes=0-9',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip',
    'Expect: magic',
    'X: \0',
    'X\0: a',
    ': a',
    ' folded',
    'X : a',
    'no colon',
    'Host: other.test',
  ),
  length.map((value) => `Content-Length: ${value}`),
  // One is longer than the fast lane accepts, and one is longer than Node accepts.
  fc.constantFrom(9000, 20_000).map((size) => `X-Long: ${'a'.repeat(size)}`),
  fc.integer({ min: 300, max: 2500 }).map((count) => 'A: a\r\n'.repeat(count).slice(0, -2)),
);
const headers = fc
  .array(header, { maxLength: 3 })
  .map((lines) => lines.map((line) => `${line}\r\n`).join(''));

const plain = target.map((path) => formatGet(path, 'Accept: */*', 'User-Agent: fuzz'));
/** Valid requests that the fast lane doesn't accept. */
const unusual = fc
  .tuple(
    target,
    fc.constantFrom(
      'GET /?a=b HTTP/1.1\r\n',
      'HEAD / HTTP/1.1\r\n',
      'GET / HTTP/1.1\r\nRange: bytes=0-9\r\n',
      'GET / HTTP/1.1\r\nX-Custom: \xff\r\n',
      'GET / HTTP/1.1\r\nContent-Length: 0\r\n',
      `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(9000)}\r\n`,
    ),
  )
  .map(([path, head]) => `${head.replace(' / ', ` ${path} `)}${HOST}\r\n`);
const withBody = fc
  .tuple(
    fc.constantFrom('GET', 'POST'),
    fc.constantFrom(
      'Content-Length: 3\r\n\r\nabc',
      'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
      `Content-Length: ${formatGet('/').length}\r\n\r\n${formatGet('/')}`,
    ),
  )
  .map(([method, rest]) => `${method} /nope/ HTTP/1.1\r\n${HOST}${rest}`);
const strange = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'get', 'G\0T', ''),
    fc.oneof(target, fc.constantFrom('*', '//', '/%00', 'http://docs.test/', '/a b', '/\xff')),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'http/1.1', ''),
    fc.constantFrom('\r\n', '\r\n', '\n', '\r'),
    headers,
    fc.constantFrom('', 'abc', '0\r\n\r\n', '3\r\nabc\r\n0\r\n\r\n', 'Z\r\n'),
  )
  .map(
    ([method, path, version, end, lines, body]) =>
      `${method} ${path} ${version}${end}${HOST}${lines}\r\n${body}`,
  );
const noise = fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => toLatin1(bytes));
const message = fc.oneof(
  { weight: 10, arbitrary: plain },
  { weight: 5, arbitrary: unusual },
  { weight: 3, arbitrary: withBody },
  { weight: 3, arbitrary: strange },
  { weight: 1, arbitrary: noise },
);

/** A byte that is changed, removed, or inserted, at a relative position between 0 and 1. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('change', 'remove', 'insert'),
  byte: fc.oneof(fc.constantFrom(0, 9, 10, 13, 32, 58, 127, 255), fc.integer({ min: 0, max: 255 })),
});

/** Several requests on one connection, some of them damaged, in the pieces in which they arrive. */
export const byteStream: fc.Arbitrary<Buffer[]> = fc
  .record({
    messages: fc.array(message, { minLength: 1, maxLength: 4 }),
    isDamaged: fc.boolean(),
    damages: fc.array(damage, { minLength: 1, maxLength: 3 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    isWhole: fc.boolean(),
  })
  .map(({ messages, isDamaged, damages, cuts, isWhole }) => {
    const text = isDamaged ? damages.reduce(applyDamage, messages.join('')) : messages.join('');
    // The fast lane only accepts one request in one piece, so a quarter of the streams arrive like that.
    if (isWhole && !isDamaged) return messages.map((part) => Buffer.from(part, 'latin1'));
    const places = cuts.map((cut) => Math.floor(cut * text.length)).sort((a, b) => a - b);
    return [0, ...places]
      .map((start, index) => text.slice(start, places[index] ?? text.length))
      .filter((piece) => piece !== '')
      .map((piece) => Buffer.from(piece, 'latin1'));
  });

function applyDamage(
  text: string,
  { at, kind, byte }: { at: number; kind: string; byte: number },
): string {
  const place = Math.floor(at * text.length);
  const rest = text.slice(kind === 'insert' ? place : place + 1);
  return text.slice(0, place) + (kind === 'remove' ? '' : String.fromCharCode(byte)) + rest;
}

function toLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
