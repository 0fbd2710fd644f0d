import { describe, expect, it } from 'vitest';
import { parsePlainRequest } from './parsePlainRequest.ts';

const request = (line: string, ...headers: string[]) =>
  [line, 'Host: docs.test', ...headers, '', ''].join('\r\n');

describe('parsePlainRequest', () => {
  it('reads a request of a browser', () => {
    const parsed = parsePlainRequest(
      request(
        'GET /x/react-charts/bars/ HTTP/1.1',
        'Connection: keep-alive',
        'Accept-Encoding:  gzip, br ',
        'If-None-Match: "abc"',
        'Cookie: a=b',
        'SEC-FETCH-MODE: navigate',
      ),
    );
    expect(parsed).toMatchObject({ method: 'GET', target: '/x/react-charts/bars/' });
    expect(parsed?.headers.get('accept-encoding')).toBe('gzip, br');
    expect(parsed?.headers.get('if-none-match')).toBe('"abc"');
    expect(parsed?.headers.get('range')).toBeNull();
  });

  const get = 'GET / HTTP/1.1';
  it.each([
    ['another method', request('POST / HTTP/1.1')],
    ['HEAD', request('HEAD / HTTP/1.1')],
    ['an older version', request('GET / HTTP/1.0')],
    ['a query', request('GET /?a HTTP/1.1')],
    ['an encoded path', request('GET /%2e%2e HTTP/1.1')],
    ['a path upwards', request('GET /x/../a HTTP/1.1')],
    ['an empty step', request('GET //evil.test HTTP/1.1')],
    ['a whole address', request('GET http://docs.test/ HTTP/1.1')],
    ['two spaces', request('GET  / HTTP/1.1')],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', request(get, 'Host: other.test')],
    ['a body', `${request(get)}body`],
    ['a length', request(get, 'Content-Length: 0')],
    ['chunks', request(get, 'Transfer-Encoding: chunked')],
    ['a range', request(get, 'Range: bytes=0-1')],
    ['an expectation', request(get, 'Expect: 100-continue')],
    ['an upgrade', request(get, 'Upgrade: h2c')],
    ['a closing connection', request(get, 'Connection: close')],
    ['a header it does not know', request(get, 'X-Other: 1')],
    ['a space before the colon', request(get, 'Accept : a')],
    ['a folded line', request(get, 'Accept: a', ' b')],
    ['a bare line feed', request(get, 'Accept: a\nContent-Length: 5')],
    ['a control character', request(get, 'Accept: a\0')],
    ['a byte beyond ASCII', request(get, 'Accept: \xe9')],
    ['two requests', request(get) + request(get)],
    ['half a request', request(get).slice(0, -3)],
    ['a head that is too long', request(get, `Cookie: ${'a'.repeat(9000)}`)],
    ['nothing', ''],
  ])('leaves %s to the http module', (_name, text) => {
    expect(parsePlainRequest(text)).toBeUndefined();
  });
});
