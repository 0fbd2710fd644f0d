import Box from '@mui/material/Box';
import {
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** Reads the rows of the grid, so it changes as often as the grid does. */
export function MarketFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const losing = entries.filter(({ model }) => model.change < 0).length;
  const gaining = entries.length - losing;

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        flexShrink: 0,
        height: 44,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 14,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <span className="gain">▲ {gaining} up</span>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          flex: 1,
          height: 8,
          overflow: 'hidden',
          borderRadius: 1,
        }}
      >
        <Box sx={{ flexGrow: gaining, bgcolor: 'success.main' }} />
        <Box sx={{ flexGrow: losing, bgcolor: 'error.main' }} />
      </Box>
      <span className="loss">▼ {losing} down</span>
    </Box>
  );
}
