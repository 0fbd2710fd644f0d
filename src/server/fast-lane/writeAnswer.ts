import type { Socket } from 'node:net';
import type { Bytes, SiteAnswer } from '../static/SiteAnswer.ts';
import { formatHead } from './formatHead.ts';

export interface FastAnswer {
  answer: SiteAnswer;
  /** Headers of this request alone. */
  headers: Readonly<Record<string, string>>;
}

/** More than the head of any page takes. */
const HEAD_ROOM = 4096;
/** Larger ones are rarely asked for, and would be kept twice. */
const MAX_KEPT_BYTES = 128 * 1024;

/** Bodies that were sent before, each with room for a head in front of it. */
const kept = new WeakMap<Bytes, Buffer>();

/** As one piece, since each call to the system costs more than a copy. False when the reader is behind. */
export function writeAnswer(
  socket: Pick<Socket, 'write' | 'writableLength'>,
  { answer, headers }: FastAnswer,
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
  // What the system has not taken yet must stay as it is: the next answer gets bytes of its own.
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
