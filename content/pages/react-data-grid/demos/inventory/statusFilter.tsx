import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { STATUSES, type Status } from './stock';

/** Keys of the palette, for everything that shows a status. */
export const STATUS_COLORS: Record<Status, string> = {
  Backordered: 'error.main',
  'Out of stock': 'error.main',
  Low: 'warning.main',
  'In stock': 'success.main',
  Discontinued: 'text.disabled',
};

interface StatusFilterProps {
  counts: ReadonlyMap<Status, number>;
  value: Status | null;
  onChange: (status: Status | null) => void;
}

/** One button for each status. Pressing it again shows all products. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  return (
    <Box
      role="group"
      aria-label="Filter by status"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
      }}
    >
      {STATUSES.map((status) => {
        const isPressed = status === value;
        return (
          <ButtonBase
            key={status}
            focusRipple
            aria-pressed={isPressed}
            onClick={() => onChange(isPressed ? null : status)}
            sx={{
              display: 'block',
              px: 1,
              py: 1,
              border: 1,
              borderColor: isPressed ? 'primary.main' : 'divider',
              borderTop: 4,
              borderTopColor: STATUS_COLORS[status],
              borderRadius: 1,
              bgcolor: isPressed ? 'action.selected' : 'transparent',
              fontFamily: 'inherit',
              textAlign: 'start',
            }}
          >
            <Box sx={{ fontSize: 24, fontWeight: 600 }}>
              {counts.get(status) ?? 0}
            </Box>
            <Box sx={{ fontSize: 13, whiteSpace: 'nowrap' }}>{status}</Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
