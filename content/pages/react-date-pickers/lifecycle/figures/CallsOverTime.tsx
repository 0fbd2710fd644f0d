import { Arrow, Canvas, Label } from '#content/figures/parts.tsx';

const LANES = ['onOpen', 'onChange', 'onAccept', 'onClose', 'onError'];
const FIRST_LANE = 84;
const LANE = 38;
const LEFT = 104;
const COLUMN = 154;
const BOTTOM = FIRST_LANE + LANE * LANES.length - 14;

/** What users do with a Date Picker whose `maxDate` is June 30, and the callbacks that run, in order. */
const ACTIONS = [
  { title: 'Open the popup', note: 'The value is June 12', calls: ['onOpen'] },
  {
    title: 'Choose June 18',
    note: 'The popup closes',
    calls: ['onChange', 'onAccept', 'onClose'],
  },
  {
    title: 'Press ↑ in the month',
    note: 'July 18 is too late',
    calls: ['onChange', 'onAccept', 'onError'],
  },
  {
    title: 'Press ↓ in the month',
    note: 'June 18 is allowed',
    calls: ['onChange', 'onAccept', 'onError'],
  },
];

/** Follows `useValueAndOpenStates()` and `useValidation()` of the pickers. */
export function CallsOverTime() {
  return (
    <Canvas width={LEFT + COLUMN * ACTIONS.length} height={BOTTOM + 44}>
      {LANES.map((name, lane) => (
        <g key={name}>
          <Label
            x={0}
            y={FIRST_LANE + lane * LANE}
            isCode
            tone={name === 'onError' ? 'error' : 'plain'}
          >
            {name}
          </Label>
          <line
            x1={LEFT - 16}
            x2={LEFT + COLUMN * ACTIONS.length}
            y1={FIRST_LANE + lane * LANE}
            y2={FIRST_LANE + lane * LANE}
            stroke="var(--x-outline)"
            strokeDasharray="2 4"
          />
        </g>
      ))}
      {ACTIONS.map(({ title, note, calls }, column) => {
        const x = LEFT + column * COLUMN;
        return (
          <g key={title}>
            <line x1={x} x2={x} y1={0} y2={BOTTOM} stroke="var(--x-outline)" />
            <Label x={x + 10} y={12} isBold>
              {title}
            </Label>
            <Label x={x + 10} y={34} tone="muted">
              {note}
            </Label>
            {calls.map((name, order) => (
              <Call
                key={name}
                // An error is reported after React has rendered.
                x={x + 26 + order * 34 + (name === 'onError' ? 30 : 0)}
                y={FIRST_LANE + LANES.indexOf(name) * LANE}
                order={order + 1}
                isError={name === 'onError'}
              />
            ))}
            {calls.includes('onError') ? (
              <line
                x1={x + 88}
                x2={x + 88}
                y1={56}
                y2={BOTTOM}
                stroke="var(--x-text-muted)"
                strokeDasharray="4 4"
              />
            ) : null}
          </g>
        );
      })}
      <Arrow
        points={`${LEFT - 16},${BOTTOM + 8} ${LEFT + COLUMN * ACTIONS.length},${BOTTOM + 8}`}
      />
      <Label x={0} y={BOTTOM + 8} tone="muted">
        Time
      </Label>
      {[2, 3].map((column) => (
        <Label
          key={column}
          x={LEFT + column * COLUMN + 88}
          y={BOTTOM + 32}
          anchor="middle"
          tone="muted"
        >
          React renders
        </Label>
      ))}
    </Canvas>
  );
}

interface CallProps {
  x: number;
  y: number;
  order: number;
  isError: boolean;
}

function Call({ x, y, order, isError }: CallProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={12}
        fill={isError ? 'var(--x-ground)' : 'var(--x-primary-soft)'}
        stroke={isError ? 'var(--x-error)' : 'var(--x-primary)'}
        strokeWidth={1.5}
      />
      <Label
        x={x}
        y={y}
        anchor="middle"
        isBold
        tone={isError ? 'error' : 'accent'}
      >
        {String(order)}
      </Label>
    </>
  );
}
