export interface StorageSlot<T> {
  get: () => T;
  set: (value: T) => void;
  remove: () => void;
  /** Hears of changes made in other tabs; returns the way to stop. */
  subscribe: (listener: (value: T) => void) => () => void;
}

interface Settings<T> {
  key: string;
  /** The stored text as a value; undefined when it makes no sense, and is then ignored. */
  parse: (text: string) => T | undefined;
  format?: (value: T) => string;
  fallback: T;
}

/** One named place in local storage. Where storage is blocked, the value lasts as long as the page. */
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
        // A null key tells that all of the storage was cleared.
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

/** Undefined where storage is blocked, full, or absent as on the server. */
function withStorage<Result>(run: (storage: Storage) => Result): Result | undefined {
  try {
    return run(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
