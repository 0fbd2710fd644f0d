export interface Measurement {
  /** Average time between two frames, in milliseconds. */
  frame: number;
  /** The longest of them. */
  worst: number;
  /** Elements in the grid. */
  nodes: number;
  /** Cells in the grid, without headers. */
  cells: number;
  /** Megabytes of JavaScript objects, which only some browsers report. */
  memory: number | null;
}

interface PerformanceWithMemory extends Performance {
  memory?: { usedJSHeapSize: number };
}

/** Calls `onMeasure` about twice per second, until the result is called. */
export function measureFrames(
  element: HTMLElement,
  onMeasure: (measurement: Measurement) => void,
): () => void {
  let request = 0;
  let previous = performance.now();
  let frames: number[] = [];

  const onFrame = (now: number) => {
    frames.push(now - previous);
    previous = now;
    const total = frames.reduce((sum, frame) => sum + frame, 0);
    if (total >= 500) {
      const { memory } = performance as PerformanceWithMemory;
      onMeasure({
        frame: total / frames.length,
        worst: Math.max(...frames),
        nodes: element.querySelectorAll('*').length,
        cells: element.querySelectorAll('[role="gridcell"]').length,
        memory: memory ? memory.usedJSHeapSize / 1024 ** 2 : null,
      });
      frames = [];
    }
    request = requestAnimationFrame(onFrame);
  };

  request = requestAnimationFrame(onFrame);
  return () => cancelAnimationFrame(request);
}

export type ScrollResult = Pick<Measurement, 'frame' | 'worst'>;

/** Scrolls down by three pixels per millisecond and times the frames. */
export function timeScrolling(
  duration: number,
  scrollTo: (top: number) => void,
  onEnd: (result: ScrollResult) => void,
): () => void {
  let request = 0;
  let start: number | null = null;
  let previous = 0;
  const frames: number[] = [];

  const onFrame = (now: number) => {
    if (start === null) {
      start = now;
    } else {
      frames.push(now - previous);
    }
    previous = now;
    if (now - start >= duration) {
      const total = frames.reduce((sum, frame) => sum + frame, 0);
      onEnd({ frame: total / frames.length, worst: Math.max(...frames) });
      return;
    }
    scrollTo((now - start) * 3);
    request = requestAnimationFrame(onFrame);
  };

  request = requestAnimationFrame(onFrame);
  return () => cancelAnimationFrame(request);
}
