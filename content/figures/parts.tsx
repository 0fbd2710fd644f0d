import type { ReactNode } from 'react';

/** The parts that all figures are drawn with, so that a box or an arrow means the same on every page. */

/** Plain boxes are steps, accented ones are what the figure is about, muted ones are its surroundings. */
export type Tone = 'plain' | 'accent' | 'muted' | 'error';

const FILLS: Record<Tone, string> = {
  plain: 'var(--x-ground)',
  accent: 'var(--x-primary-soft)',
  muted: 'var(--x-sunken)',
  error: 'var(--x-ground)',
};

const STROKES: Record<Tone, string> = {
  plain: 'var(--x-outline)',
  accent: 'var(--x-primary)',
  muted: 'var(--x-outline)',
  error: 'var(--x-error)',
};

const TEXTS: Record<Tone, string> = {
  plain: 'var(--x-text)',
  accent: 'var(--x-primary)',
  muted: 'var(--x-text-muted)',
  error: 'var(--x-error)',
};

export interface CanvasProps {
  width: number;
  height: number;
  /** For drawings of something that has the same direction in right-to-left pages, such as a chart. */
  keepsDirection?: boolean;
  children: ReactNode;
}

/**
 * The drawing has its natural size, so that its text is as large as the text of a caption. Narrow pages scroll it.
 * Right-to-left pages mirror it (see `Figure.module.css`), texts and `figure-upright` elements excepted.
 */
export function Canvas({ width, height, keepsDirection = false, children }: CanvasProps) {
  return (
    <svg
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      width={width + 4}
      height={height + 4}
      direction="ltr"
      className={keepsDirection ? undefined : 'figure-mirrored'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone;
  isCode?: boolean;
  isBold?: boolean;
  children: string;
}

/** One line of text; `y` is its middle. */
export function Label({
  x,
  y,
  anchor = 'start',
  tone = 'plain',
  isCode = false,
  isBold = false,
  children,
}: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor={anchor}
      fill={TEXTS[tone]}
      fontSize={isCode ? 12 : 13}
      fontWeight={isBold ? 600 : 400}
      {...(isCode ? { fontFamily: 'var(--x-font-mono)' } : {})}
    >
      {children}
    </text>
  );
}

export interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  tone?: Tone;
  /** The first line, in code style if it's an identifier. */
  title?: string;
  isCode?: boolean;
  /** A second, quieter line. */
  note?: string;
  isDashed?: boolean;
  /** A question has round ends. */
  isQuestion?: boolean;
}

export function Box({
  x,
  y,
  width,
  height = 44,
  tone = 'plain',
  title,
  isCode = false,
  note,
  isDashed = false,
  isQuestion = false,
}: BoxProps) {
  const center = x + width / 2;
  const middle = y + height / 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={isQuestion ? height / 2 : 8}
        fill={FILLS[tone]}
        stroke={STROKES[tone]}
        strokeDasharray={isDashed ? '4 4' : undefined}
      />
      {title ? (
        <Label x={center} y={note ? middle - 10 : middle} anchor="middle" isCode={isCode} isBold>
          {title}
        </Label>
      ) : null}
      {note ? (
        <Label x={center} y={title ? middle + 10 : middle} anchor="middle" tone="muted">
          {note}
        </Label>
      ) : null}
    </>
  );
}

export interface ArrowProps {
  /** Where the line starts, turns, and ends, as in an SVG polyline: `10,20 10,60` */
  points: string;
  tone?: Tone;
  isDashed?: boolean;
}

const HEAD = 7;

/** A line with a head. The head isn't a marker, because the ids of markers would have to be unique in the page. */
export function Arrow({ points, tone = 'plain', isDashed = false }: ArrowProps) {
  const [from, to] = points.split(' ').slice(-2).map(readPoint);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g fill="none" stroke={STROKES[tone]} strokeWidth={1.5} strokeLinejoin="round">
      <polyline points={points} strokeDasharray={isDashed ? '4 4' : undefined} />
      <path
        d={`M 0 0 L ${-HEAD} ${-HEAD / 2} L ${-HEAD} ${HEAD / 2} Z`}
        transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
        fill={STROKES[tone]}
      />
    </g>
  );
}

/** `10,20` → 10 and 20 */
function readPoint(text: string): { x: number; y: number } {
  const [x, y] = text.split(',').map(Number);
  return { x, y };
}
