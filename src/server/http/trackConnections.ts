import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

interface Connection {
  /** The response to the last request that went through the `http` module. */
  response?: ServerResponse;
  /** The number of bytes read when the last request was complete. */
  bytesRead: number;
}

export interface Connections {
  /** Notes that everything read so far has been answered. */
  settle(socket: Socket): void;
  /** Accepts no new connections and closes idle ones. Closes all others after the timeout. */
  close(timeoutMs: number): Promise<void>;
}

/** A client that got its response just before the stop may already have sent its next request. */
const SWEEP_MS = 100;

/**
 * Tracks which connections are idle. Node's `closeIdleConnections` misses those that never sent a byte, and cuts
 * off responses that are complete here but not yet read by a slow client.
 */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket, method }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.response = response;
    settle(socket);
    // The body of the request is read after this event.
    if (method !== 'GET' && method !== 'HEAD') response.once('finish', () => settle(socket));
  });

  function settle(socket: Socket): void {
    const connection = connections.get(socket);
    if (connection) connection.bytesRead = socket.bytesRead;
  }

  function closeIdle(): void {
    for (const [socket, { response, bytesRead }] of connections) {
      const isSent = (response?.writableFinished ?? true) && socket.writableLength === 0;
      if (isSent && socket.bytesRead === bytesRead) socket.destroy();
    }
  }

  return {
    settle,
    async close(timeoutMs) {
      // `server.close()` would also call `closeIdleConnections`.
      const closed = new Promise<void>((resolve) => {
        net.Server.prototype.close.call(server, () => resolve());
      });
      const deadline = sleep(timeoutMs, 'deadline' as const, { ref: false });
      for (;;) {
        const next = await Promise.race([closed, deadline, sleep(SWEEP_MS, 'sweep' as const)]);
        if (next === undefined) break;
        // After a busy moment, timers run before incoming data is handled. Read that data first, so that its connections aren't idle.
        if (next === 'sweep') await turn();
        if (next === 'deadline') server.closeAllConnections();
        closeIdle();
        if (next === 'deadline') break;
      }
      await closed;
    },
  };
}
