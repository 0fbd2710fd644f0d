import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A line to the site that can be cut, and on which the service worker can be replaced. */
export class FlakySite {
  /** Nothing comes through: connections break off. */
  isCut = false;
  /** Answers to these paths in the place of the site's: a release, a fault. */
  readonly replaced = new Map<string, { status: number; body: string }>();
  /** Paths that were asked for since it was last emptied. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  readonly #target: URL;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
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

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', this.#target);
    this.asked.push(pathname);
    const replaced = this.replaced.get(pathname);
    if (replaced) {
      outgoing.writeHead(replaced.status, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      });
      outgoing.end(replaced.body);
      return;
    }
    const { hostname, port } = this.#target;
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
