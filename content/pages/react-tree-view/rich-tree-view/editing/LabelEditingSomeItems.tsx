import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Form {
  id: string;
  label: string;
  draft?: boolean;
  children?: Form[];
}

const FORMS: Form[] = [
  {
    id: 'permits',
    label: 'Permits',
    children: [
      { id: 'mooring', label: 'Mooring permit' },
      { id: 'fishing', label: 'Fishing permit (draft)', draft: true },
    ],
  },
  { id: 'survey', label: 'Visitor survey (draft)', draft: true },
];

const isDraft = (form: Form) => Boolean(form.draft);

export default function LabelEditingSomeItems() {
  return (
    <Box sx={{ minHeight: 128, maxWidth: 400 }}>
      <RichTreeView
        items={FORMS}
        isItemEditable={isDraft}
        defaultExpandedItems={['permits']}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Form name' } } },
        }}
        aria-label="Forms"
      />
    </Box>
  );
}
