import { describe, expect, it } from 'vitest';
import { writeAnswer } from './writeAnswer.ts';

/** A connection that accepts all bytes immediately, or none if it's slow. */
function createSocket(isSlow = false) {
  const written: Uint8Array[] = [];
  return {
    writableLength: isSlow ? 1 : 0,
    write(chunk: Uint8Array | string) {
      written.push(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk);
      return !isSlow;
    },
    read: () => written.map((chunk) => Buffer.from(chunk).toString('latin1')),
  };
}

const createAnswer = (text: string) => ({
  status: 200,
  headers: { 'content-length': String(text.length) },
  body: new Uint8Array(Buffer.from(text)),
});
const headersOf = (id: string) => ({ 'x-request-id': id });

describe('writeAnswer', () => {
  it('writes a separate head for each client, followed by the body', () => {
    const answer = createAnswer('Rows and columns');
    const socket = createSocket();
    // Reads immediately, because the buffer is reused once its bytes have been sent.
    const texts = ['a', 'a-longer-id', 'b'].map((id) => {
      expect(writeAnswer(socket, { answer, headers: headersOf(id) })).toBe(true);
      return socket.read().at(-1);
    });
    expect(texts.map((text) => /x-request-id: (.*)\r\n/.exec(text ?? '')?.[1])).toEqual([
      'a',
      'a-longer-id',
      'b',
    ]);
    for (const text of texts) {
      expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(text).toMatch(/\r\n\r\nRows and columns$/);
    }
  });

  it("doesn't change bytes that a slow client hasn't received yet", () => {
    const answer = createAnswer('Rows and columns');
    writeAnswer(createSocket(), { answer, headers: headersOf('first') });
    const slow = [createSocket(true), createSocket(true)];
    slow.forEach((socket, index) =>
      writeAnswer(socket, { answer, headers: headersOf(`slow-${index}`) }),
    );
    writeAnswer(createSocket(), { answer, headers: headersOf('last') });
    expect(
      slow.map((socket) => /x-request-id: (.*)\r\n/.exec(socket.read()[0] ?? '')?.[1]),
    ).toEqual(['slow-0', 'slow-1']);
  });

  it.each([
    ['a large body', 'x'.repeat(200_000), 'a'],
    ['a long head', 'Rows', 'a'.repeat(5000)],
    ['an empty body', '', 'a'],
  ])('writes %s', (_, text, id) => {
    const socket = createSocket();
    writeAnswer(socket, { answer: createAnswer(text), headers: headersOf(id) });
    const [written = ''] = socket.read();
    expect(written).toContain(`x-request-id: ${id}\r\n`);
    expect(written.slice(written.indexOf('\r\n\r\n') + 4)).toBe(text);
  });

  it('writes only the head if there is no body', () => {
    const socket = createSocket();
    writeAnswer(socket, { answer: { status: 304, headers: {}, body: null }, headers: {} });
    expect(socket.read()[0]).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n.*\r\n\r\n$/s);
  });
});
