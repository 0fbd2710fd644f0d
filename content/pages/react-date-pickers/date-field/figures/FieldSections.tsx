import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/**
 * Follows `buildSectionsFromFormat()` and `updateSectionValue()` of the fields. The sections of `MM/DD/YYYY` keep their order
 * in right-to-left pages, so the drawing does too.
 */
export function FieldSections() {
  return (
    <Canvas width={680} height={348} keepsDirection>
      <Label x={0} y={22} isBold>
        Format
      </Label>
      <Sections y={0} texts={['MM', 'DD', 'YYYY']} />
      <Arrow points="176,44 176,84" />
      <Arrow points="276,44 276,84" />
      <Arrow points="384,44 384,84" />

      <Label x={0} y={96} isBold>
        Sections
      </Label>
      <Label x={0} y={116} tone="muted">
        Empty field
      </Label>
      <Sections
        y={84}
        texts={['MM', 'DD', 'YYYY']}
        names={['month', 'day', 'year']}
      />
      <Label x={480} y={106} tone="muted">
        The value is null
      </Label>

      <Label x={0} y={194} tone="muted">
        Users type 5, 1, 4
      </Label>
      <Sections y={172} texts={['05', '14', 'YYYY']} filled={2} />
      <Label x={480} y={184}>
        A section is empty:
      </Label>
      <Label x={480} y={204}>
        no call
      </Label>

      <Label x={0} y={262} tone="muted">
        The year is complete
      </Label>
      <Sections y={240} texts={['05', '14', '2025']} filled={3} />
      <Arrow tone="accent" points="436,262 472,262" />
      <Label x={480} y={262} tone="accent" isCode>
        onChange(date)
      </Label>
      <Arrow isDashed points="556,322 556,276" />
      <Label x={136} y={334} tone="muted">
        What the format doesn&apos;t show, such as the time, comes from the
        reference date.
      </Label>
    </Canvas>
  );
}

interface SectionsProps {
  y: number;
  texts: readonly [month: string, day: string, year: string];
  names?: readonly string[];
  /** How many sections have a value. */
  filled?: number;
}

const PLACES = [
  { x: 136, width: 80 },
  { x: 236, width: 80 },
  { x: 336, width: 100 },
];

function Sections({ y, texts, names = [], filled = 0 }: SectionsProps) {
  return (
    <>
      {PLACES.map(({ x, width }, index) => (
        <g key={x}>
          <Box
            x={x}
            y={y}
            width={width}
            tone={index < filled ? 'accent' : 'plain'}
            title={texts[index]}
            isCode
          />
          {index > 0 ? (
            <Label x={x - 10} y={y + 22} anchor="middle" tone="muted">
              /
            </Label>
          ) : null}
          {names[index] ? (
            <Label x={x + width / 2} y={y + 58} anchor="middle" tone="muted">
              {names[index]}
            </Label>
          ) : null}
        </g>
      ))}
    </>
  );
}
