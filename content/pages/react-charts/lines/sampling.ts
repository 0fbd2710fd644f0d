interface Point {
  x: number;
  y: number;
}

/** Keeps one point out of several. Peaks between these points get lost. */
export function takeEveryNth<T extends Point>(points: T[], count: number): T[] {
  const step = Math.ceil(points.length / count);
  return points.filter((_, index) => index % step === 0);
}

/** Keeps the lowest and the highest point of each part, in their order. */
export function takeMinMax<T extends Point>(points: T[], count: number): T[] {
  const size = Math.ceil((points.length * 2) / count);
  const kept: T[] = [];
  for (let start = 0; start < points.length; start += size) {
    const end = Math.min(start + size, points.length);
    let low = start;
    let high = start;
    for (let index = start + 1; index < end; index += 1) {
      if (points[index].y < points[low].y) low = index;
      if (points[index].y > points[high].y) high = index;
    }
    kept.push(points[Math.min(low, high)]);
    if (low !== high) kept.push(points[Math.max(low, high)]);
  }
  return kept;
}

/**
 * Keeps the first and the last point, and one point of each part in between:
 * the one that makes the largest triangle with the point kept before it
 * and the average of the next part. Known as LTTB.
 */
export function takeLargestTriangles<T extends Point>(
  points: T[],
  count: number,
): T[] {
  if (count < 3 || count >= points.length) {
    return points;
  }
  const size = (points.length - 2) / (count - 2);
  const edge = (part: number) =>
    Math.min(Math.floor(part * size) + 1, points.length);
  const kept = [points[0]];

  for (let part = 0; part < count - 2; part += 1) {
    const before = kept[kept.length - 1];
    const start = edge(part);
    const end = edge(part + 1);
    const next = average(points, end, edge(part + 2));
    let best = start;
    let largest = -1;
    for (let index = start; index < end; index += 1) {
      const { x, y } = points[index];
      // Twice the area, which is enough to compare.
      const area = Math.abs(
        (before.x - next.x) * (y - before.y) -
          (before.x - x) * (next.y - before.y),
      );
      if (area > largest) {
        largest = area;
        best = index;
      }
    }
    kept.push(points[best]);
  }
  kept.push(points[points.length - 1]);
  return kept;
}

function average(points: Point[], start: number, end: number): Point {
  let x = 0;
  let y = 0;
  for (let index = start; index < end; index += 1) {
    x += points[index].x;
    y += points[index].y;
  }
  return { x: x / (end - start), y: y / (end - start) };
}
