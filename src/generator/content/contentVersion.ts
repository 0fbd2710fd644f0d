// The development server's plugins and the pages it renders are separate module graphs in one process.
const VERSION = Symbol.for('x-docs.content-version');
const shared = globalThis as { [VERSION]?: number };

/** Changes when a file of `content/` does, as far as the development server has noticed. Nothing changes during a build. */
export function getContentVersion(): number {
  return shared[VERSION] ?? 0;
}

export function raiseContentVersion(): void {
  shared[VERSION] = getContentVersion() + 1;
}

/** What `create` returned for the current version of the content. A promise that is rejected is forgotten. */
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
