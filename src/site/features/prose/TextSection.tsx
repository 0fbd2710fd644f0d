import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

/**
 * Heights that a section can have until it's laid out. They're classes, because the policy of a page would need a hash for each style
 * attribute.
 */
const HEIGHTS = [200, 400, 800, 1600, 3200] as const;

export interface TextSectionProps {
  /** Estimated height on a wide screen in pixels. */
  height: string;
  children: ReactNode;
}

/** A section without demos. The browser lays it out when the reader gets near it. */
export function TextSection({ height, children }: TextSectionProps) {
  return (
    <div className={`${styles.section} ${styles[`height${findNearest(Number(height))}`]}`}>
      {children}
    </div>
  );
}

/** Finds the height with the smallest relative error. */
function findNearest(height: number): number {
  const distance = (other: number) => Math.abs(Math.log(height / other));
  return HEIGHTS.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
