import {
  gridFilteredRowCountSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** How many rows an export contains: the selected ones, or all that match. */
export function useExportCount() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  return selected > 0 ? `${selected} selected` : `all ${matches}`;
}
