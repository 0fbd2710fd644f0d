export interface StorageSlot<T> {
  get: () => T;
  set: (value: T) => void;
  remove: () => void;
  /** Reports changes made in other tabs. Returns a function that unsubscribes. */
  subscribe: (listener: (value: T) => void) => () => void;
}

interface Settings<T> {
  key: string;
  /** Parses the stored text. Return undefined to ignore an invalid text. */
  parse: (text: string) => T | undefined;
  format?: (value: T) => string;
  fallback: T;
}

/** One key in local storage. If storage is blocked, the value lasts as long as the page. */
export function createStorageSlot<T>({
  key,
  parse,
  format = String,
  fallback,
}: Settings<T>): StorageSlot<T> {
  let memory = fallback;

  const remove = () => {
    memory = fallback;
    withStorage((storage) => storage.removeItem(key));
  };

  return {
    get() {
      const text = withStorage((storage) => storage.getItem(key));
      if (text === undefined) return memory;
      return (text === null ? undefined : parse(text)) ?? fallback;
    },
    set(value) {
      if (value === null || value === undefined) return remove();
      memory = value;
      withStorage((storage) => storage.setItem(key, format(value)));
    },
    remove,
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key !== null && event.key !== key) return;
        const text = event.key === null ? null : event.newValue;
        const value = text === null ? fallback : parse(text);
        if (value !== undefined) listener(value);
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

/** Returns undefined if storage is blocked, full, or missing, as on the server. */
function withStorage<Result>(run: (storage: Storage) => Result): Result | undefined {
  try {
    return run(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
