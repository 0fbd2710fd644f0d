import type { Socket } from 'node:net';
import type { FileAnswer } from '../createApp.ts';
import type { Bytes } from '../static/SiteAnswer.ts';
import { formatHead } from './formatHead.ts';

/** Larger than the head of any page. */
const HEAD_ROOM = 4096;
/** Larger bodies are rarely requested, and would be in memory twice. */
const MAX_KEPT_BYTES = 128 * 1024;

/** Bodies that were sent before, each with room for a head before it. */
const kept = new WeakMap<Bytes, Buffer>();

/** Writes head and body together, because a system call costs more than a copy. Returns false if the client can't keep up. */
export function writeAnswer(
  socket: Pick<Socket, 'write' | 'writableLength'>,
  { answer, headers }: FileAnswer,
): boolean {
  const head = formatHead(answer, headers);
  const { body } = answer;
  if (!(body instanceof Uint8Array)) return socket.write(head, 'latin1');
  if (head.length > HEAD_ROOM || body.byteLength > MAX_KEPT_BYTES) {
    return socket.write(joinBytes(head.length, head, body));
  }
  const bytes = kept.get(body) ?? keepBytes(body);
  const start = HEAD_ROOM - head.length;
  bytes.write(head, start, 'latin1');
  const isRoom = socket.write(bytes.subarray(start));
  // Bytes that haven't been passed to the system yet must not change, so the next answer gets a new copy.
  if (socket.writableLength > 0) kept.delete(body);
  return isRoom;
}

function keepBytes(body: Bytes): Buffer {
  const bytes = joinBytes(HEAD_ROOM, '', body);
  kept.set(body, bytes);
  return bytes;
}

function joinBytes(room: number, head: string, body: Bytes): Buffer {
  const bytes = Buffer.allocUnsafeSlow(room + body.byteLength);
  bytes.write(head, 'latin1');
  bytes.set(body, room);
  return bytes;
}
