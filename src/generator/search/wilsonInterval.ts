/** Two-sided 95%. */
const Z = 1.96;

/** Where the true share lies with 95% confidence, if `share` of `count` independent tries succeeded. */
export function wilsonInterval(share: number, count: number): [low: number, high: number] {
  if (count === 0) return [0, 1];
  const square = Z ** 2 / count;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return [(middle - half) / (1 + square), (middle + half) / (1 + square)];
}
