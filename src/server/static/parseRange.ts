export interface ByteRange {
  start: number;
  /** The offset of the last byte, which is included. */
  end: number;
}

/**
 * `bytes=0-99` of 1000 → `{ start: 0, end: 99 }`. Returns `'whole'` if the header must be ignored (several ranges,
 * another unit, nonsense), and `'unsatisfiable'` if it requests bytes that don't exist.
 */
export function parseRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
