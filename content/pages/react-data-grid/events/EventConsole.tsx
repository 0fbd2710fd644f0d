import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 290,
    editable: true,
  },
  { field: 'area', headerName: 'Area', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 160, editable: true },
  {
    field: 'estimate',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'dueOn', headerName: 'Due on', type: 'date', width: 120 },
];

const GROUPS = [
  'Cells and rows',
  'Headers',
  'Frequent',
  'Menus and panels',
  'Layout and scrolling',
] as const;
type Group = (typeof GROUPS)[number];

interface Entry {
  key: number;
  group: Group;
  text: string;
}

export default function EventConsole() {
  const [entries, setEntries] = React.useState<Entry[]>([]);
  const [groups, setGroups] = React.useState<readonly Group[]>(
    GROUPS.filter((group) => group !== 'Frequent'),
  );
  const [search, setSearch] = React.useState('');

  // Menus and sizes also report while the grid mounts. The log starts with you.
  const started = React.useRef(false);
  const start = () => {
    started.current = true;
  };
  const log =
    (group: Group) =>
    (name: string, detail: string | number = '') => {
      if (!started.current) return;
      const text = `${name}  ${detail}`;
      setEntries((all) =>
        [{ key: (all[0]?.key ?? 0) + 1, group, text }, ...all].slice(0, 200),
      );
    };
  const [cells, headers, frequent, panels, layout] = GROUPS.map(log);

  const toggle = (group: Group) =>
    setGroups((all) =>
      all.includes(group)
        ? all.filter((other) => other !== group)
        : [...all, group],
    );
  const shown = entries.filter(
    ({ group, text }) =>
      groups.includes(group) &&
      text.toLowerCase().includes(search.toLowerCase()),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }} onPointerEnter={start} onFocus={start}>
        <DataGridPro
          label="Release plan"
          showToolbar
          rows={tasks}
          columns={columns}
          editMode="row"
          rowReordering
          onCellClick={({ field }) => cells('onCellClick', field)}
          onCellDoubleClick={({ field }) => cells('onCellDoubleClick', field)}
          onCellKeyDown={(_cell, { key }) => cells('onCellKeyDown', key)}
          onRowClick={({ id }) => cells('onRowClick', id)}
          onRowDoubleClick={({ id }) => cells('onRowDoubleClick', id)}
          onRowEditStart={({ reason }) => cells('onRowEditStart', reason)}
          onRowEditStop={({ reason }) => cells('onRowEditStop', reason)}
          onClipboardCopy={(text) => cells('onClipboardCopy', text)}
          onColumnHeaderClick={({ field }) =>
            headers('onColumnHeaderClick', field)
          }
          onColumnHeaderDoubleClick={({ field }) =>
            headers('onColumnHeaderDoubleClick', field)
          }
          onColumnHeaderContextMenu={({ field }) =>
            headers('onColumnHeaderContextMenu', field)
          }
          onColumnHeaderEnter={({ field }) =>
            frequent('onColumnHeaderEnter', field)
          }
          onColumnHeaderLeave={({ field }) =>
            frequent('onColumnHeaderLeave', field)
          }
          onColumnHeaderOver={({ field }) =>
            frequent('onColumnHeaderOver', field)
          }
          onColumnHeaderOut={({ field }) =>
            frequent('onColumnHeaderOut', field)
          }
          onMenuOpen={() => panels('onMenuOpen')}
          onMenuClose={() => panels('onMenuClose')}
          onPreferencePanelOpen={() => panels('onPreferencePanelOpen')}
          onPreferencePanelClose={() => panels('onPreferencePanelClose')}
          onColumnResize={({ width }) => layout('onColumnResize', width)}
          onColumnWidthChange={({ width }) =>
            layout('onColumnWidthChange', width)
          }
          onColumnOrderChange={({ column }) =>
            layout('onColumnOrderChange', column.field)
          }
          onRowOrderChange={({ targetIndex }) =>
            layout('onRowOrderChange', targetIndex)
          }
          onResize={({ width }) => frequent('onResize', width)}
          onRowsScrollEnd={({ visibleRowsCount }) =>
            layout('onRowsScrollEnd', visibleRowsCount)
          }
        />
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ my: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {GROUPS.map((group) => (
          <Chip
            key={group}
            size="small"
            label={group}
            color={groups.includes(group) ? 'primary' : 'default'}
            aria-pressed={groups.includes(group)}
            onClick={() => toggle(group)}
          />
        ))}
        <TextField
          size="small"
          label="Filter the log"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button onClick={() => setEntries([])}>Clear</Button>
      </Stack>
      <Box
        component="pre"
        role="log"
        aria-label="Events, newest first"
        tabIndex={0}
        sx={{ height: 170, overflow: 'auto', m: 0, fontSize: 13 }}
      >
        {shown
          .map(({ key, text }) => `${String(key).padStart(3)}  ${text}\n`)
          .join('') || 'Click, type, edit, sort, drag, or scroll in the grid.'}
      </Box>
    </Box>
  );
}
