import type { FileHandle } from 'node:fs/promises';

export type HeaderRecord = Readonly<Record<string, string>>;
export type Bytes = Uint8Array<ArrayBuffer>;

/** A GET or HEAD request for a file, without the rest of a Request. */
export interface SiteRequest {
  method: 'GET' | 'HEAD';
  /** Path and query as they were sent: `/x/react-charts/?a=1`. */
  target: string;
  headers: { get(name: string): string | null };
  /** True if the same object comes with every identical request, so its answer is worth remembering. */
  isReused?: boolean;
}

/** Part of an open file. Whoever gets it closes it, which `readSlice` does. */
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
  /** Why this isn't the response that the manifest promises; goes to the log. */
  error?: unknown;
}
