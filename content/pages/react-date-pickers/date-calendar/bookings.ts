/** Booked days of the boathouse, by month. */
const booked: Readonly<Record<string, readonly number[]>> = {
  '2025-04': [3, 11, 12, 26],
  '2025-05': [2, 9, 17, 18, 30],
  '2025-06': [6, 7, 14, 21, 22, 28],
};

/** Simulates a server that responds after half a second unless the request is aborted. */
export function fetchBookedDays(
  month: string,
  signal: AbortSignal,
): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(booked[month] ?? []), 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
