import type { FileHandle } from 'node:fs/promises';

export type HeaderRecord = Readonly<Record<string, string>>;
export type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of a GET or HEAD request that matter for a file. */
export interface SiteRequest {
  method: 'GET' | 'HEAD';
  /** Path and query as they were sent: `/x/react-charts/?a=1`. */
  target: string;
  headers: { get(name: string): string | null };
  /** True if identical requests share this object, so that caching its answer pays off. */
  isReused?: boolean;
}

/** Part of an open file. Whoever receives it has to close the file, for example with `readSlice`. */
export interface FileSlice {
  handle: FileHandle;
  start: number;
  length: number;
}

/** A response before it's written to a socket or turned into a `Response`. */
export interface SiteAnswer {
  status: number;
  headers: HeaderRecord;
  body: Bytes | FileSlice | null;
  /** Why this isn't the response that the manifest promises. It's written to the log. */
  error?: unknown;
}
