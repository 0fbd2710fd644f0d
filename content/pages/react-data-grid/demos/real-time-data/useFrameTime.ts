import * as React from 'react';

/** Milliseconds between the frames of the last second, oldest first. */
export function useFrameTime(): number[] {
  const [frames, setFrames] = React.useState<number[]>([]);

  React.useEffect(() => {
    let previous = performance.now();
    let total = 0;
    let current: number[] = [];
    let request = 0;

    const onFrame = (now: number) => {
      const duration = Math.max(0, now - previous);
      previous = now;
      total += duration;
      current.push(duration);
      if (total >= 1000) {
        setFrames(current);
        total = 0;
        current = [];
      }
      request = requestAnimationFrame(onFrame);
    };

    request = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(request);
  }, []);

  return frames;
}
