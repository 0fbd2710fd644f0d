import { statSync } from 'node:fs';

/** What `read` returned for a file, until its time of change or its size differs. */
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
