import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridClasses,
  gridRowsMetaSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { LabControls, type LabSettings } from './labControls';
import {
  measureFrames,
  timeScrolling,
  type Measurement,
  type ScrollResult,
} from './measure';
import { renderReading } from './readingCell';
import { createColumns, createRows } from './readings';

const autoHeight = () => 'auto' as const;
const estimatedHeight = () => 45;
const format = (value: number) => Math.round(value).toLocaleString('en-US');

const formatFrames = ({ frame, worst }: ScrollResult) =>
  `${frame.toFixed(1)} ms, worst ${format(worst)} ms`;
const formatMemory = (memory: Measurement['memory']) =>
  memory ? `${format(memory)} MB` : 'not reported by this browser';

const START: LabSettings = {
  rows: 100_000,
  columns: 50,
  virtualization: true,
  dynamicHeights: false,
  customCells: false,
};

/** Protects the tab: some settings would render or measure too much. */
function limitRows(settings: LabSettings): number {
  const { rows, columns, virtualization, dynamicHeights } = settings;
  const rendered = virtualization ? rows : Math.floor(5_000 / columns);
  return Math.min(rows, rendered, dynamicHeights ? 50_000 : rows);
}

export default function ScaleLab() {
  const apiRef = useGridApiRef();
  const gridBox = React.useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = React.useState(START);
  const [settings, setSettings] = React.useState(START);
  const [live, setLive] = React.useState<Measurement | null>(null);
  const [reachable, setReachable] = React.useState(1);
  const [testing, setTesting] = React.useState(false);
  const [result, setResult] = React.useState<ScrollResult | null>(null);
  const [copied, setCopied] = React.useState('');

  const rowCount = limitRows(settings);
  const rows = React.useMemo(() => createRows(rowCount), [rowCount]);
  const columns = React.useMemo(
    () =>
      createColumns(
        settings.columns,
        // With dynamic heights, notes need several lines.
        settings.dynamicHeights ? 110 : 260,
        settings.customCells ? renderReading : undefined,
      ),
    [settings.columns, settings.customCells, settings.dynamicHeights],
  );

  React.useEffect(() => {
    const element = gridBox.current;
    if (!element) {
      return undefined;
    }
    return measureFrames(element, (measurement) => {
      setLive(measurement);
      // Browsers limit the height of an element. Rows below are out of reach.
      const content = element.querySelector<HTMLElement>(
        `.${gridClasses.virtualScrollerContent}`,
      );
      if (content && apiRef.current) {
        const wanted = gridRowsMetaSelector(apiRef).currentPageTotalHeight;
        setReachable(Math.min(1, content.offsetHeight / wanted));
      }
    });
  }, [apiRef]);

  React.useEffect(() => {
    if (!testing) {
      return undefined;
    }
    return timeScrolling(
      4_000,
      (top) => apiRef.current?.scroll({ top }),
      (next) => {
        setResult(next);
        setTesting(false);
      },
    );
  }, [apiRef, testing]);

  // Building a million rows takes seconds. The browser shows the message first,
  // and only the last of several quick choices is built.
  React.useEffect(() => {
    if (chosen === settings) {
      return undefined;
    }
    const timer = setTimeout(() => setSettings(chosen), 200);
    return () => clearTimeout(timer);
  }, [chosen, settings]);

  const change = (next: LabSettings) => {
    setChosen(next);
    setTesting(false);
    setResult(null);
    setCopied('');
  };

  const limited =
    rowCount < settings.rows
      ? `The lab shows ${format(rowCount)} rows to keep this tab responsive.`
      : '';
  const message =
    chosen === settings ? copied || limited : 'Building the grid…';

  const notRun = testing ? 'running' : 'not run';
  const scrolling = result ? formatFrames(result) : notRun;
  const report = [
    `Grid         ${format(rowCount)} rows, ${settings.columns} columns`,
    `Settings     virtualization ${settings.virtualization ? 'on' : 'off'}, ${
      settings.dynamicHeights ? 'dynamic' : 'fixed'
    } heights, ${settings.customCells ? 'custom' : 'text'} cells`,
    `Frame time   ${live ? formatFrames(live) : 'measuring'}`,
    `Scroll test  ${scrolling}`,
    `DOM          ${live ? `${format(live.nodes)} nodes, ${format(live.cells)} cells` : 'measuring'}`,
    `In reach     ${format(rowCount * reachable)} rows`,
    `Memory       ${live ? formatMemory(live.memory) : 'measuring'}`,
  ].join('\n');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        `${report}\nBrowser      ${navigator.userAgent}`,
      );
      setCopied('The report is in your clipboard.');
    } catch {
      setCopied('Select the report to copy it.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LabControls settings={chosen} onChange={change} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          size="small"
          variant="contained"
          disabled={testing}
          onClick={() => {
            setResult(null);
            setTesting(true);
          }}
        >
          Run the scroll test
        </Button>
        <Button size="small" onClick={copy}>
          Copy the report
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <Box
        component="pre"
        role="region"
        tabIndex={0}
        aria-label="Report"
        sx={{ m: 0, mb: 1, overflow: 'auto', fontSize: 13 }}
      >
        {report}
      </Box>
      <Box
        ref={gridBox}
        sx={{
          height: 420,
          '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 0.75 },
        }}
      >
        <DataGridPro
          // Each setting mounts a new grid, so that nothing of the last one remains.
          key={JSON.stringify(settings)}
          apiRef={apiRef}
          label="Readings"
          rows={rows}
          columns={columns}
          rowHeight={32}
          disableVirtualization={!settings.virtualization}
          getRowHeight={settings.dynamicHeights ? autoHeight : undefined}
          getEstimatedRowHeight={
            settings.dynamicHeights ? estimatedHeight : undefined
          }
          // Otherwise, rows with dynamic heights render all of their columns.
          virtualizeColumnsWithAutoRowHeight={settings.columns > 50}
        />
      </Box>
    </Box>
  );
}
