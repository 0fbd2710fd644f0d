import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LABELS } from './absenceBar';
import { KINDS, type Absence } from './absences';
import { findOverlap, formatDay } from './calendar';

interface AbsenceDialogProps {
  name: string;
  initial: Absence;
  isNew: boolean;
  absences: Absence[];
  fullScreen: boolean;
  onClose: () => void;
  onSave: (absence: Absence) => void;
  onRemove: (absence: Absence) => void;
}

function validate(absences: Absence[], draft: Absence): string | null {
  if (!draft.from || !draft.to) {
    return 'Enter the first and the last day.';
  }
  if (draft.to < draft.from) {
    return 'The last day is before the first day.';
  }
  const overlap = findOverlap(absences, draft);
  return overlap
    ? `${LABELS[overlap.kind]} is planned from ${formatDay(overlap.from)}.`
    : null;
}

/** Mount it to open it, so that it always starts with the initial values. */
export function AbsenceDialog({
  name,
  initial,
  isNew,
  absences,
  fullScreen,
  onClose,
  onSave,
  onRemove,
}: AbsenceDialogProps) {
  const [draft, setDraft] = React.useState(initial);
  const problem = validate(absences, draft);
  const titleId = React.useId();

  const day = (key: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={draft[key]}
      onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId}>Time off for {name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            select
            label="Reason"
            value={draft.kind}
            onChange={(event) => {
              const kind = KINDS.find((key) => key === event.target.value);
              setDraft({ ...draft, kind: kind ?? draft.kind });
            }}
          >
            {KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {LABELS[kind]}
              </MenuItem>
            ))}
          </TextField>
          {day('from', 'First day')}
          {day('to', 'Last day')}
          {problem && <Alert severity="warning">{problem}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        {!isNew && (
          <Button
            color="error"
            onClick={() => onRemove(initial)}
            sx={{ marginInlineEnd: 'auto' }}
          >
            Remove
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={problem !== null}
          onClick={() => onSave(draft)}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
