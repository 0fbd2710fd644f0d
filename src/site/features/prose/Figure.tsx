import type { ReactNode } from 'react';
import styles from './Figure.module.css';

export interface FigureProps {
  /** Describes the drawing, for readers who can't see it and for the Markdown of the page. */
  alt: string;
  caption?: string;
  children: ReactNode;
}

/** A drawing (an SVG component from the page's `figures/` folder) with its text alternative. */
export function Figure({ alt, caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {/* It's focusable so that the keyboard can scroll it on narrow screens. */}
      <div className={styles.drawing} role="img" aria-label={alt} tabIndex={0}>
        {children}
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
