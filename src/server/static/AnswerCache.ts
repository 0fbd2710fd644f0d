import type { Bytes, SiteAnswer } from './SiteAnswer.ts';

export type CachedAnswer = SiteAnswer & { body: Bytes };

/** Caches the most recently used answers, up to a total size. */
export class AnswerCache {
  readonly #maxBytes: number;
  readonly #answers = new Map<string, CachedAnswer>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    // A map preserves the insertion order, so the first entry is the least recently used one.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: CachedAnswer): void {
    this.#remove(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.body.byteLength;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.byteLength ?? 0;
    this.#answers.delete(key);
  }
}
