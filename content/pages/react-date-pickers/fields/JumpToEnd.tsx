import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';

const season: DateRange<Dayjs> = [dayjs('2025-04-18'), dayjs('2025-10-05')];

export default function JumpToEnd() {
  const [sections, setSections] = useState<FieldSelectedSections>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = (index: number) => {
    input.current?.focus();
    setSections(index);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Season"
          format="MM/DD/YYYY"
          defaultValue={season}
          inputRef={input}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
        />
        <ButtonGroup size="small" aria-label="Select in the field">
          <Button onClick={() => select(0)}>First month</Button>
          <Button onClick={() => select(3)}>Last month</Button>
          <Button onClick={() => select(4)}>Last day</Button>
        </ButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
