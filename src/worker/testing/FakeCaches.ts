/** Cache storage in memory, with a size limit that a test can set. */
export class FakeCaches {
  /** How many entries fit in total. */
  room = Number.POSITIVE_INFINITY;
  readonly #caches = new Map<string, FakeCache>();

  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  list(name: string): string[] {
    return [...(this.#caches.get(name)?.entries.keys() ?? [])];
  }

  get size(): number {
    return [...this.#caches.values()].reduce((sum, { entries }) => sum + entries.size, 0);
  }

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this);
    this.#caches.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(url: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(url);
      if (found) return found;
    }
    return undefined;
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #storage: FakeCaches;

  constructor(storage: FakeCaches) {
    this.#storage = storage;
  }

  async match(url: string): Promise<Response | undefined> {
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.#storage.size >= this.#storage.room && !this.entries.has(url))
      throw new DOMException('There is no room left.', 'QuotaExceededError');
    this.entries.delete(url);
    this.entries.set(url, response);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }

  async delete(key: { url: string } | string): Promise<boolean> {
    return this.entries.delete(typeof key === 'string' ? key : key.url);
  }
}
