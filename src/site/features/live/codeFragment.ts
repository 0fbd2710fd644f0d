import { deflateSync, Inflate, strToU8 } from 'fflate';
import { MAX_SOURCE_LENGTH } from '#model/code/limits.ts';
import type { LiveFile } from './LiveFile.ts';

const PREFIX = 'code=';
/** Mail clients and chats truncate longer links. */
export const MAX_FRAGMENT_LENGTH = 64_000;
const MAX_FILES = 12;
const FILE_NAME = /^[\w.-][\w./-]{0,79}$/;

export type CodeFragment =
  | { kind: 'none' }
  | { kind: 'code'; files: LiveFile[] }
  | { kind: 'damaged' }
  | { kind: 'oversize' };

/** `[{ name: 'Demo.tsx', source: '…' }]` → `code=…`, compressed; `null` if it doesn't fit into a link */
export function formatCodeFragment(files: readonly LiveFile[]): string | null {
  const text = JSON.stringify(files.map(({ name, source }) => [name, source]));
  const fragment = PREFIX + toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
}

/** `#code=…` → its files. Anyone can create such a link, so everything in it is checked. */
export function parseCodeFragment(hash: string): CodeFragment {
  const fragment = hash.replace(/^#/, '');
  if (!fragment.startsWith(PREFIX)) return { kind: 'none' };
  if (fragment.length > MAX_FRAGMENT_LENGTH) return { kind: 'oversize' };
  try {
    const bytes = inflate(fromBase64Url(fragment.slice(PREFIX.length)));
    if (!bytes) return { kind: 'oversize' };
    const files = parseFiles(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return files ? { kind: 'code', files } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

function parseFiles(value: unknown): LiveFile[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_FILES) return null;
  const files = new Map<string, LiveFile>();
  for (const entry of value as unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 2) return null;
    const [name, source] = entry as unknown[];
    if (typeof name !== 'string' || typeof source !== 'string' || !FILE_NAME.test(name))
      return null;
    files.set(name, { name, source });
  }
  return files.size === value.length ? [...files.values()] : null;
}

/** Returns `null` if the result is larger than any demo, because a few bytes can expand to gigabytes. */
function inflate(compressed: Uint8Array): Uint8Array | null {
  const STEP = 512;
  const chunks: Uint8Array[] = [];
  let total = 0;
  let isComplete = false;
  const stream = new Inflate((chunk, isFinal) => {
    chunks.push(chunk);
    total += chunk.length;
    isComplete = isFinal;
  });
  for (let start = 0; start < compressed.length; start += STEP) {
    stream.push(compressed.subarray(start, start + STEP), start + STEP >= compressed.length);
    if (total > MAX_SOURCE_LENGTH) return null;
  }
  if (!isComplete) throw new Error('The compressed text is truncated.');
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text)) throw new Error('Not base64url.');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
