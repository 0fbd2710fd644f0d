import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { useState } from 'react';

const steps: DateView[] = ['year', 'month', 'day'];

export default function ControlledView() {
  const [view, setView] = useState<DateView>('year');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Step"
          value={view}
          onChange={(_, step: DateView | null) => setView(step ?? view)}
        >
          {steps.map((step) => (
            <ToggleButton key={step} value={step}>
              {step}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('1987-11-05')}
          views={steps}
          view={view}
          onViewChange={setView}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
