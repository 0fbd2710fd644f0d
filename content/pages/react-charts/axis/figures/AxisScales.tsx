import { Canvas, Label } from '#content/figures/parts.tsx';

/** Where the axis starts and how long it is. */
const START = 120;
const LENGTH = 480;

interface Scale {
  name: string;
  /** Positions as parts of the axis. A mark without a text shares that of its neighbor. */
  marks: readonly { at: number; text?: string }[];
  /** The width of a band as a part of the axis. */
  band?: number;
}

const CATEGORIES = ['A', 'B', 'C', 'D'];
const NUMBERS = [1, 10, 100, 1000];

/** A band scale leaves 20% of each step empty, half of it on each side. */
const SCALES: readonly Scale[] = [
  {
    name: 'band',
    band: 0.2,
    marks: CATEGORIES.map((text, index) => ({ at: (index + 0.5) / 4, text })),
  },
  {
    name: 'point',
    marks: CATEGORIES.map((text, index) => ({ at: index / 3, text })),
  },
  {
    name: 'linear',
    marks: NUMBERS.map((value) => ({
      at: value / 1000,
      ...(value === 1 ? {} : { text: value === 10 ? '1, 10' : format(value) }),
    })),
  },
  {
    name: 'sqrt',
    marks: NUMBERS.map((value) => ({
      at: Math.sqrt(value / 1000),
      text: format(value),
    })),
  },
  {
    name: 'log',
    marks: NUMBERS.map((value) => ({
      at: Math.log10(value) / 3,
      text: format(value),
    })),
  },
  {
    name: 'time',
    marks: [1, 2, 5, 10].map((day) => ({
      at: (day - 1) / 9,
      text: `Apr ${day}`,
    })),
  },
];

/** Follows `getAxisScale()` of the charts. Axes don't flip in right-to-left pages, so the drawing doesn't either. */
export function AxisScales() {
  return (
    <Canvas width={640} height={SCALES.length * 68 - 16} keepsDirection>
      {SCALES.map(({ name, marks, band }, index) => {
        const y = index * 68 + 24;
        return (
          <g key={name}>
            <Label x={0} y={y} isCode isBold>
              {name}
            </Label>
            <line
              x1={START}
              x2={START + LENGTH}
              y1={y}
              y2={y}
              stroke="var(--x-outline)"
              strokeWidth={1.5}
            />
            {marks.map(({ at, text }) => {
              const x = Math.round(START + at * LENGTH);
              return (
                <g key={at}>
                  {band ? (
                    <rect
                      x={x - (band * LENGTH) / 2}
                      y={y - 20}
                      width={band * LENGTH}
                      height={20}
                      rx={4}
                      fill="var(--x-primary-soft)"
                      stroke="var(--x-primary)"
                    />
                  ) : (
                    <circle cx={x} cy={y} r={5} fill="var(--x-primary)" />
                  )}
                  {text ? (
                    <Label x={x} y={y + 18} anchor="middle" tone="muted">
                      {text}
                    </Label>
                  ) : null}
                </g>
              );
            })}
          </g>
        );
      })}
    </Canvas>
  );
}

function format(value: number): string {
  return value.toLocaleString('en-US');
}
