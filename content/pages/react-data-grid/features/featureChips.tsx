import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

interface FeatureChipsProps {
  names: string[];
  active: string[];
  onChange: (active: string[]) => void;
}

export function FeatureChips({ names, active, onChange }: FeatureChipsProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', mb: 1 }}
    >
      {names.map((name) => {
        const on = active.includes(name);
        const others = active.filter((other) => other !== name);
        return (
          <Chip
            key={name}
            label={name}
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            onClick={() => onChange(on ? others : [...active, name])}
          />
        );
      })}
    </Stack>
  );
}
