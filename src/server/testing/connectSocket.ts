import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 5000;

/** A connection that shows exactly what is on the wire. */
export function connectSocket(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const readStatuses = () =>
    [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

  return {
    socket,
    closed,
    send: (text: string) => socket.write(text, 'latin1'),
    read: () => received,
    /** Waits for a number of responses and a little longer. Returns their statuses. */
    async waitFor(count: number): Promise<number[]> {
      const deadline = Date.now() + TIMEOUT_MS;
      while (readStatuses().length < count && Date.now() < deadline) await sleep(5);
      await sleep(30);
      return readStatuses();
    },
  };
}

/** The text of a request for a file. */
export function formatGet(target: string, ...headers: string[]): string {
  return [`GET ${target} HTTP/1.1`, 'Host: docs.test', ...headers, '', ''].join('\r\n');
}

/** The text of a request that posts JSON. With a wrong length, the server waits for the rest. */
export function formatPost(body: string, length = Buffer.byteLength(body)): string {
  return [
    'POST /feedback HTTP/1.1',
    'Host: docs.test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n');
}
