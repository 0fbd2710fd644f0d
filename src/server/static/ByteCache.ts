/** Keeps the bytes last asked for, up to a total size. */
export class ByteCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Uint8Array<ArrayBuffer>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // A map keeps the order of insertion, so the first entry is the one unused for longest.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Uint8Array<ArrayBuffer>): void {
    this.#remove(key);
    this.#entries.set(key, value);
    this.#bytes += value.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.byteLength ?? 0;
    this.#entries.delete(key);
  }
}
