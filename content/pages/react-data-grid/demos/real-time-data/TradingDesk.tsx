import * as React from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  useGridApiRef,
  type GridFilterModel,
  type GridSortDirection,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { DeskControls, type DeskSettings } from './deskControls';
import { createMarket } from './market';
import { MarketFooter } from './marketFooter';
import { quoteColumns, quoteListColumn } from './quoteColumns';

/** The feed sends a message with several quotes this often. */
const MESSAGE_MS = 50;
const SORTING_ORDER: GridSortDirection[] = ['asc', 'desc'];

const SLOTS = { footer: MarketFooter };

/** A tint of a color of the theme, behind text. */
const tint = (color: string) => `color-mix(in srgb, ${color} 35%, transparent)`;

const look = (theme: Theme) => {
  const { success, error } = (theme.vars ?? theme).palette;
  return {
    fontVariantNumeric: 'tabular-nums',
    '& .gain': { color: success.main },
    '& .loss': { color: error.main },
    '& .price': { px: 0.75, py: 0.25, borderRadius: 0.5 },
    '@keyframes quote-rises': { from: { backgroundColor: tint(success.main) } },
    '@keyframes quote-falls': { from: { backgroundColor: tint(error.main) } },
    '@media (prefers-reduced-motion: no-preference)': {
      '& .rises': { animation: 'quote-rises 1s ease-out' },
      '& .falls': { animation: 'quote-falls 1s ease-out' },
    },
  };
};

function readSortModel(order: string): GridSortModel {
  const [field, sort] = order.split(' ');
  return [{ field, sort: sort === 'desc' ? 'desc' : 'asc' }];
}

function readFilterModel(sector: string): GridFilterModel {
  return {
    items:
      sector === 'all'
        ? []
        : [{ id: 'sector', field: 'sector', operator: 'is', value: sector }],
  };
}

export default function TradingDesk() {
  const apiRef = useGridApiRef();
  const [market] = React.useState(() => createMarket());
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const prefersCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean | null>(null);
  const running = choice ?? !prefersCalm;
  const [settings, setSettings] = React.useState<DeskSettings>({
    rate: 200,
    refresh: 250,
    sector: 'all',
    order: 'symbol asc',
  });
  const { rate, refresh, sector, order } = settings;

  // Stable models, because the grid sorts and filters again when they change.
  const sortModel = React.useMemo(() => readSortModel(order), [order]);
  const filterModel = React.useMemo(() => readFilterModel(sector), [sector]);

  const handleSort = React.useCallback(
    ([rule]: GridSortModel) =>
      setSettings((current) => ({
        ...current,
        order: rule ? `${rule.field} ${rule.sort}` : 'symbol asc',
      })),
    [],
  );

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      const quotes = market.trade((rate * MESSAGE_MS) / 1000);
      apiRef.current?.updateRows(quotes);
    }, MESSAGE_MS);
    return () => clearInterval(timer);
  }, [apiRef, market, rate, running]);

  return (
    <Box sx={{ width: '100%' }}>
      <DeskControls
        running={running}
        onRunningChange={setChoice}
        settings={settings}
        onChange={setSettings}
      />
      <Box sx={{ height: 560 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Quotes"
          rows={market.quotes}
          columns={quoteColumns}
          listView={isNarrow}
          listViewColumn={quoteListColumn}
          rowHeight={isNarrow ? 64 : 40}
          throttleRowsMs={refresh}
          sortModel={sortModel}
          sortingOrder={SORTING_ORDER}
          onSortModelChange={handleSort}
          filterModel={filterModel}
          disableColumnFilter
          disableMultipleColumnsSorting
          disableRowSelectionOnClick
          slots={SLOTS}
          sx={look}
        />
      </Box>
    </Box>
  );
}
