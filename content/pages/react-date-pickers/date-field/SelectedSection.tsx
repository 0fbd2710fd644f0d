import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';

export default function SelectedSection() {
  const [sections, setSections] = useState<FieldSelectedSections>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = (next: FieldSelectedSections) => {
    input.current?.focus();
    setSections(next);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateField
          label="Start of the season"
          defaultValue={dayjs('2025-04-18')}
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
        />
        <ButtonGroup size="small" aria-label="Select in the field">
          <Button onClick={() => select('month')}>Month</Button>
          <Button onClick={() => select('day')}>Day</Button>
          <Button onClick={() => select('year')}>Year</Button>
          <Button onClick={() => select('all')}>All</Button>
        </ButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
