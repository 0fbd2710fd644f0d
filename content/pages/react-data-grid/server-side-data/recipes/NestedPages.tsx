import * as React from 'react';
import CloseIcon from '@mui/icons-material/KeyboardArrowDown';
import OpenIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createServer, type DriveRow, type LoggedRequest } from './server';
import { RequestLog } from '#demo-parts/serverControls';

export default function NestedPages() {
  const apiRef = useGridApiRef();
  const open = React.useRef(new Set([1]));
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createServer(setLog);
    return { getRows: (params) => server.getDrive(params, open.current) };
  });

  const columns = React.useMemo<GridColDef<DriveRow>[]>(() => {
    const toggle = (id: number) => {
      if (!open.current.delete(id)) open.current.add(id);
      apiRef.current?.dataSource.cache.clear();
      apiRef.current?.dataSource.fetchRows();
    };
    return [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 260,
        display: 'flex',
        renderCell: ({ row, tabIndex }) => (
          <Box sx={{ paddingInlineStart: (row.path.length - 1) * 2 }}>
            {row.kind === 'folder' ? (
              <IconButton
                size="small"
                tabIndex={tabIndex}
                aria-expanded={row.open}
                aria-label={`Content of ${row.name}`}
                onClick={() => toggle(row.id)}
              >
                {row.open ? <CloseIcon /> : <OpenIcon />}
              </IconButton>
            ) : (
              // As wide as the button of a folder.
              <Box component="span" sx={{ paddingInlineStart: '34px' }} />
            )}
            {row.name}
          </Box>
        ),
      },
      { field: 'kind', headerName: 'Kind', width: 110 },
      { field: 'owner', headerName: 'Owner', width: 160 },
    ];
  }, [apiRef]);

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          label="Files"
          density="compact"
          disableColumnFilter
          disableColumnSorting
          disableRowSelectionOnClick
          columns={columns}
          dataSource={dataSource}
          pageSizeOptions={[8]}
          initialState={{
            pagination: { paginationModel: { pageSize: 8 }, rowCount: 0 },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
