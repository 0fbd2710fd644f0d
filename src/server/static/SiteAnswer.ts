export type HeaderRecord = Readonly<Record<string, string>>;
export type Bytes = Uint8Array<ArrayBuffer>;

/** A request for a file, from whichever side it comes. */
export interface SiteRequest {
  method: 'GET' | 'HEAD';
  /** Path and query as they were sent: `/x/react-charts/?a=1`. */
  target: string;
  headers: { get(name: string): string | null };
}

/** An answer before it is a Response, so that it can also be written straight to a socket. */
export interface SiteAnswer {
  status: number;
  headers: HeaderRecord;
  /** A stream is opened only by whoever sends it, so that nothing is left open after a HEAD request. */
  body: Bytes | (() => ReadableStream<Uint8Array>) | null;
}
