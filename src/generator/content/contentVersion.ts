// The development server's plugins and the pages it renders are separate module graphs in one process.
const VERSION = Symbol.for('x-docs.content-version');
const shared = globalThis as { [VERSION]?: number };

/** Returns a number that changes whenever the development server notices an edit in `content/`. During a build, it stays the same. */
export function getContentVersion(): number {
  return shared[VERSION] ?? 0;
}

export function raiseContentVersion(): void {
  shared[VERSION] = getContentVersion() + 1;
}

/** Memoizes the result of `create` until the content changes. A rejected promise isn't kept. */
export function memoizeByContent<Value>(create: () => Value): () => Value {
  let known: { version: number; value: Value } | undefined;
  return () => {
    const version = getContentVersion();
    if (known?.version === version) return known.value;
    const entry = { version, value: create() };
    known = entry;
    if (entry.value instanceof Promise) {
      entry.value.catch(() => {
        if (known === entry) known = undefined;
      });
    }
    return entry.value;
  };
}
