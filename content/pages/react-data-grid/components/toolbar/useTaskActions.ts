import {
  gridExpandedSortedRowIdsSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** The number of selected tasks, and what users can do with them. */
export function useTaskActions() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const ids = Array.from(selected.keys());

  const finish = () => {
    // The free grid updates one row per call.
    ids.forEach((id) => apiRef.current.updateRows([{ id, status: 'done' }]));
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
    // The button is about to disappear, so move the focus into the grid.
    const [first] = gridExpandedSortedRowIdsSelector(apiRef);
    apiRef.current.setCellFocus(first, 'title');
  };

  return { count: ids.length, finish };
}
