import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { KINDS, type Absence, type Kind } from './absences';
import { formatDay } from './calendar';

export const LABELS: Record<Kind, string> = {
  vacation: 'Vacation',
  sick: 'Sick leave',
  training: 'Training',
  parental: 'Parental leave',
};

const COLORS = {
  vacation: 'success',
  sick: 'error',
  training: 'info',
  parental: 'secondary',
} as const satisfies Record<Kind, string>;

/** A light tint under text in the usual color is readable in every theme. */
const bar = (kind: Kind) => (theme: Theme) => {
  const color = (theme.vars ?? theme).palette[COLORS[kind]].main;
  return {
    overflow: 'hidden',
    px: 0.75,
    borderRadius: 1,
    borderInlineStart: `4px solid ${color}`,
    bgcolor: `color-mix(in srgb, ${color} 22%, transparent)`,
    fontSize: 13,
    lineHeight: '26px',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  } as const;
};

interface AbsenceBarProps {
  absence: Absence;
  /** Days of this bar in the month. */
  length: number;
}

export function AbsenceBar({ absence, length }: AbsenceBarProps) {
  const { kind, from, to } = absence;
  const label = LABELS[kind];
  return (
    <Box
      role="img"
      aria-label={`${label}, ${formatDay(from)} to ${formatDay(to)}`}
      sx={[{ width: '100%' }, bar(kind)]}
    >
      {length < 3 ? label.charAt(0) : label}
    </Box>
  );
}

export function Legend() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {KINDS.map((kind) => (
        <Box key={kind} sx={bar(kind)}>
          {LABELS[kind]}
        </Box>
      ))}
    </Stack>
  );
}
