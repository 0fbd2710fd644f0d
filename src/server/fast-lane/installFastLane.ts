import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { SiteRequest } from '../static/SiteAnswer.ts';
import { parsePlainRequest } from './parsePlainRequest.ts';
import { rememberResults } from './rememberResults.ts';
import { writeAnswer } from './writeAnswer.ts';
import type { FastAnswer } from './writeAnswer.ts';

/** `undefined` sends the request the usual way. */
export type AnswerFast = (
  request: SiteRequest,
  socket: Socket,
) => FastAnswer | Promise<FastAnswer> | undefined;

export interface FastLane {
  /** Ends the connections that wait in the lane, those under way after their answer. */
  close(): void;
}

const IDLE_MS = 65_000;
const REMEMBERED = { entries: 256, maxLength: 1024 };

/**
 * Most requests are simple ones for a file. Those are answered straight from the socket, for a third
 * of what the `http` module spends on them. With the first request that is not so simple, the
 * connection and the bytes read go to that module for good.
 */
export function installFastLane(server: Server, answerFast: AnswerFast): FastLane {
  const [attach] = server.listeners('connection') as ((socket: Socket) => void)[];
  const parseRequest = rememberResults(parsePlainRequest, REMEMBERED);
  const idle = new Set<Socket>();
  let isClosing = false;
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const leave = (chunk: Buffer) => {
      idle.delete(socket);
      for (const [event, listener] of listeners) socket.off(event, listener);
      socket.setTimeout(0);
      socket.unshift(chunk);
      attach?.call(server, socket);
    };
    const send = (given: FastAnswer, chunk: Buffer) => {
      if (typeof given.answer.body === 'function') return leave(chunk);
      const isRoom = writeAnswer(socket, given);
      idle.add(socket);
      if (isClosing) socket.end();
      // A reader who asks faster than it reads must not fill the memory.
      else if (isRoom) socket.resume();
      else socket.pause();
    };
    const onData = (chunk: Buffer) => {
      const request = parseRequest(chunk.toString('latin1'));
      const given = request && answerFast(request, socket);
      if (!given) return leave(chunk);
      if (!(given instanceof Promise)) return send(given, chunk);
      idle.delete(socket);
      socket.pause();
      given.then(
        (later) => void (socket.writable && send(later, chunk)),
        () => leave(chunk),
      );
    };
    const listeners: [string, (chunk: Buffer) => void][] = [
      ['data', onData],
      ['drain', () => socket.resume()],
      ['end', () => socket.end()],
      ['error', () => socket.destroy()],
      ['timeout', () => socket.destroy()],
      ['close', () => idle.delete(socket)],
    ];
    idle.add(socket);
    for (const [event, listener] of listeners) socket.on(event, listener);
    socket.setTimeout(IDLE_MS);
  });

  return {
    close() {
      isClosing = true;
      for (const socket of idle) socket.end();
    },
  };
}
