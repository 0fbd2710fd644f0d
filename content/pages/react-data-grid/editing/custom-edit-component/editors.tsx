import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FlagIcon from '@mui/icons-material/Flag';
import InputBase from '@mui/material/InputBase';
import OutlinedFlagIcon from '@mui/icons-material/OutlinedFlag';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const OWNERS = [
  ...new Set(tasks.flatMap(({ owner }) => (owner === null ? [] : [owner]))),
].toSorted();

export const PRIORITIES: readonly Task['priority'][] = [
  'low',
  'medium',
  'high',
];

/** A list of options that users can search. */
export function OwnerEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Task, string | null>) {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const inputRef = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
      inputRef.current?.select();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      // Enter selects the first match, but only after users have typed.
      autoHighlight={text !== (value ?? '')}
      options={OWNERS}
      value={value || null}
      inputValue={text}
      onInputChange={(_event, newText) => setText(newText)}
      onChange={(_event, owner) => {
        void apiRef.current.setEditCellValue({ id, field, value: owner });
      }}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...inputProps, 'aria-label': 'Owner' }}
          sx={{ pl: 2, font: 'inherit' }}
        />
      )}
    />
  );
}

export function ProgressEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Task, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box ref={ref} sx={{ display: 'flex', width: '100%', px: 3 }}>
      <Slider
        aria-label="Progress"
        size="small"
        valueLabelDisplay="auto"
        step={5}
        value={value ?? 0}
        onChange={(_event, progress) => {
          void apiRef.current.setEditCellValue({ id, field, value: progress });
        }}
      />
    </Box>
  );
}

const flags = {
  max: PRIORITIES.length,
  icon: <FlagIcon fontSize="inherit" />,
  emptyIcon: <OutlinedFlagIcon fontSize="inherit" />,
  getLabelText: (count: number) => PRIORITIES[count - 1] ?? 'no priority',
};

export function PriorityFlags({ value }: { value: Task['priority'] }) {
  return <Rating readOnly {...flags} value={PRIORITIES.indexOf(value) + 1} />;
}

export function PriorityEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Task, Task['priority']>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box ref={ref} sx={{ display: 'flex', px: 1 }}>
      <Rating
        {...flags}
        value={value ? PRIORITIES.indexOf(value) + 1 : null}
        onChange={(_event, count) => {
          if (count !== null) {
            const priority = PRIORITIES[count - 1];
            void apiRef.current.setEditCellValue({
              id,
              field,
              value: priority,
            });
          }
        }}
      />
    </Box>
  );
}
