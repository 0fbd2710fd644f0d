import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { useState } from 'react';

type Orientation = 'portrait' | 'landscape';
const parts = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'] as const;
const start = dayjs('2025-06-04');

const items = [
  { label: 'Start', getValue: () => start },
  { label: 'Next week', getValue: () => start.add(1, 'week') },
];

export default function LayoutParts() {
  const [orientation, setOrientation] = useState<Orientation>('portrait');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_, next: Orientation | null) =>
            setOrientation(next ?? orientation)
          }
        >
          <ToggleButton value="portrait">Portrait</ToggleButton>
          <ToggleButton value="landscape">Landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ overflowX: 'auto', width: 'fit-content', maxWidth: '100%' }}>
          <StaticDatePicker
            defaultValue={start}
            orientation={orientation}
            slotProps={{
              shortcuts: { items },
              layout: {
                sx: parts.map((part) => ({
                  [`& .${pickersLayoutClasses[part]}`]: {
                    outline: '2px dashed',
                    outlineColor: 'primary.main',
                    outlineOffset: -4,
                  },
                })),
              },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
