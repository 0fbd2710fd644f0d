import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FileAnswer } from '../createApp.ts';
import type { SiteRequest } from '../static/SiteAnswer.ts';
import { memoizeLast } from './memoizeLast.ts';
import { parsePlainRequest } from './parsePlainRequest.ts';
import { writeAnswer } from './writeAnswer.ts';

export interface FastLane {
  /** Returns `undefined` to pass the request on to Node's parser. */
  answerFile(request: SiteRequest): FileAnswer | Promise<FileAnswer> | undefined;
  /** Called when everything read from a connection has been answered. */
  onSettled(socket: Socket): void;
}

const IDLE_MS = 65_000;
const MEMORY = { entries: 256, maxLength: 2048 };

/**
 * Answers simple requests for files straight from the socket, which takes less than half the CPU time of the
 * `http` module (decisions/016). The first request that isn't simple hands the connection and the bytes read so
 * far over to that module, which then keeps the connection.
 */
export function installFastLane(server: Server, { answerFile, onSettled }: FastLane): void {
  const [attach] = server.listeners('connection') as ((socket: Socket) => void)[];
  const parseRequest = memoizeLast(parsePlainRequest, MEMORY);
  if (attach) server.off('connection', attach);

  server.on('connection', (socket: Socket) => {
    let isPending = false;
    let hasEnded = false;

    const leave = (chunk: Buffer) => {
      for (const [event, listener] of listeners) socket.off(event, listener);
      socket.setTimeout(0);
      socket.unshift(chunk);
      attach?.call(server, socket);
      socket.resume();
    };
    const send = (given: FileAnswer, chunk: Buffer) => {
      // The `http` module streams large files.
      if (discard(given)) return leave(chunk);
      const isRoom = writeAnswer(socket, given);
      onSettled(socket);
      if (hasEnded) socket.end();
      // A client that sends requests faster than it reads the responses must not fill the memory.
      else if (isRoom) socket.resume();
      else socket.pause();
    };
    const onData = (chunk: Buffer) => {
      const request = parseRequest(chunk.toString('latin1'));
      const given = request && answerFile(request);
      if (!given) return leave(chunk);
      if (!(given instanceof Promise)) return send(given, chunk);
      isPending = true;
      socket.pause();
      given.then(
        (later) => {
          isPending = false;
          if (socket.writable) send(later, chunk);
          else discard(later);
        },
        () => leave(chunk),
      );
    };
    const onEnd = () => {
      hasEnded = true;
      if (!isPending) socket.end();
    };
    const listeners: [string, (chunk: Buffer) => void][] = [
      ['data', onData],
      ['drain', () => socket.resume()],
      ['end', onEnd],
      ['error', () => socket.destroy()],
      ['timeout', () => socket.destroy()],
    ];
    for (const [event, listener] of listeners) socket.on(event, listener);
    socket.setTimeout(IDLE_MS);
  });
}

/** Closes the file of an answer that isn't going to be sent. Returns false if the answer has no file. */
function discard({ answer: { body } }: FileAnswer): boolean {
  if (body === null || body instanceof Uint8Array) return false;
  void body.handle.close();
  return true;
}
