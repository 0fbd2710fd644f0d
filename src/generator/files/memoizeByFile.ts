import { statSync } from 'node:fs';

/** Memoizes the result of `read` for each file until its modification time or its size changes. */
export function memoizeByFile<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}:${size}`;
    let entry = known.get(file);
    if (entry?.stamp !== stamp) {
      entry = { stamp, value: read(file) };
      known.set(file, entry);
    }
    return entry.value;
  };
}
