import * as React from 'react';
import Rating from '@mui/material/Rating';
import type {
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';

function StarsInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef, disabled } = props;
  const rootRef = React.useRef<HTMLSpanElement>(null);

  // The panel focuses the input when it opens.
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () =>
      rootRef.current
        ?.querySelector<HTMLInputElement>('input:checked')
        ?.focus(),
  }));

  return (
    <Rating
      ref={rootRef}
      name={`stars-${item.id}`}
      disabled={disabled}
      value={Number(item.value) || null}
      onChange={(_event, stars) =>
        applyValue({ ...item, value: stars ?? undefined })
      }
      sx={{ mt: 1 }}
    />
  );
}

export const atLeastStars: GridFilterOperator = {
  value: 'atLeastStars',
  label: 'at least',
  headerLabel: 'At least',
  InputComponent: StarsInput,
  getApplyFilterFn: ({ value }) =>
    value
      ? (rating: number | null) => rating !== null && rating >= Number(value)
      : null,
};
