import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const WORKER_META = /(<meta name="x-docs:worker" content=")\S+ /;

/**
 * A proxy in front of the site that can fail in several ways and replace responses. Pages register a service worker on its host, as
 * in a build with `X_DOCS_SERVICE_WORKER_HOST=127.0.0.1`.
 */
export class FlakySite {
  /** If true, every connection breaks. */
  isCut = false;
  /** The delay of every response. */
  delayMs = 0;
  /** Responses that replace those of the site, by path: a release, an error, a login page. The type is JavaScript by default. */
  readonly replaced = new Map<string, { status: number; body: string; type?: string }>();
  /** HTML to insert at the end of the head of every page, such as the configuration of a build with analytics. */
  addedHead = '';
  /** Requests to these paths are accepted but never answered. */
  readonly silent = new Set<string>();
  /** The requested paths since the list was last emptied. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  readonly #target: URL;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => {
      setTimeout(() => this.#answer(incoming, outgoing), this.delayMs);
    });
    this.#server.on('connection', (socket) => {
      if (this.isCut) socket.destroy();
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', this.#target);
    this.asked.push(pathname);
    if (this.silent.has(pathname)) return;
    const replaced = this.replaced.get(pathname);
    if (replaced) {
      outgoing.writeHead(replaced.status, {
        'content-type': replaced.type ?? 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      });
      outgoing.end(replaced.body);
      return;
    }
    const { hostname, port } = this.#target;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const status = answer.statusCode ?? 502;
        if (!answer.headers['content-type']?.startsWith('text/html')) {
          outgoing.writeHead(status, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { 'content-length': _length, ...rest } = answer.headers;
        answer.setEncoding('utf8');
        let html = '';
        answer.on('data', (chunk: string) => (html += chunk));
        answer.on('end', () => {
          outgoing.writeHead(status, rest);
          outgoing.end(
            html
              .replace(WORKER_META, '$1127.0.0.1 ')
              .replace('</head>', () => `${this.addedHead}</head>`),
          );
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
