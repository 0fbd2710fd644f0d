import { Arrow, Canvas, Label } from '#content/figures/parts.tsx';

type Check = 'on' | 'off' | 'some';

const ROWS = ['Paris', 'Lyon', 'Nantes'];

/** Follows `findRowsToSelect()` and `findRowsToDeselect()` of the Data Grid. */
export function SelectionPropagation() {
  return (
    <Canvas width={660} height={232}>
      <Case
        x={0}
        title="Select a group"
        result="Its rows follow"
        prop="descendants"
        checks={['on', 'on', 'on', 'on']}
        clicked={0}
      />
      <Arrow tone="accent" points="12,74 12,182" />
      <Case
        x={230}
        title="Select the last row"
        result="Its group follows"
        prop="parents"
        checks={['on', 'on', 'on', 'on']}
        clicked={3}
      />
      <Arrow tone="accent" points="242,170 242,78" />
      <Case
        x={460}
        title="Deselect a row"
        result="Its group is deselected"
        prop="parents"
        checks={['some', 'on', 'off', 'on']}
        clicked={2}
      />
      <Arrow tone="accent" points="472,136 472,78" />
    </Canvas>
  );
}

interface CaseProps {
  x: number;
  title: string;
  result: string;
  prop: string;
  checks: readonly Check[];
  /** The row that users click: 0 is the group. */
  clicked: number;
}

function Case({ x, title, result, prop, checks, clicked }: CaseProps) {
  return (
    <>
      <Label x={x} y={10} isBold>
        {title}
      </Label>
      <rect
        x={x}
        y={32}
        width={200}
        height={160}
        rx={8}
        fill="var(--x-ground)"
        stroke="var(--x-outline)"
      />
      {checks.map((check, index) => {
        const y = 42 + index * 36;
        const left = x + (index === 0 ? 24 : 48);
        return (
          <g key={index}>
            {index === clicked ? (
              <rect
                x={left - 7}
                y={y + 1}
                width={30}
                height={30}
                rx={15}
                fill="var(--x-primary-soft)"
                stroke="var(--x-primary)"
              />
            ) : null}
            <Checkbox x={left} y={y + 8} check={check} />
            <Label x={left + 32} y={y + 16} isBold={index === 0}>
              {index === 0 ? 'France' : ROWS[index - 1]}
            </Label>
          </g>
        );
      })}
      <Label x={x} y={208}>
        {result}
      </Label>
      <Label x={x} y={226} tone="accent" isCode>
        {prop}
      </Label>
    </>
  );
}

const SIGNS: Record<Check, string> = {
  on: 'M 4 8.5 L 7 11.5 L 12 5',
  some: 'M 4 8 L 12 8',
  off: '',
};

interface CheckboxProps {
  x: number;
  y: number;
  check: Check;
}

function Checkbox({ x, y, check }: CheckboxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={16}
        height={16}
        rx={3}
        fill={check === 'off' ? 'var(--x-ground)' : 'var(--x-primary)'}
        stroke={check === 'off' ? 'var(--x-outline)' : 'var(--x-primary)'}
      />
      <path
        className="figure-upright"
        d={SIGNS[check]}
        fill="none"
        stroke="var(--x-ground)"
        strokeWidth={2}
      />
    </g>
  );
}
