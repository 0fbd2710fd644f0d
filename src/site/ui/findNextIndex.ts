/** Finds the item that a key moves to in a row of `count` items. It wraps around at both ends. */
export function findNextIndex(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number {
  const step = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return index;
  }
}
