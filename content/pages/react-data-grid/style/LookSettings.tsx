import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import { Settings } from '#demo-parts/settings';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function LookSettings() {
  const [look, setLook] = React.useState({
    density: 'standard' as GridDensity,
    rowHeight: 44,
    columnHeaderHeight: 48,
    spacing: 4,
    rowSpacingType: 'margin' as 'margin' | 'border',
    showCellVerticalBorder: true,
    showColumnVerticalBorder: false,
    rowSelection: true,
  });
  const { spacing } = look;
  const getRowSpacing = React.useCallback(() => ({ top: spacing }), [spacing]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Settings
          values={look}
          onChange={setLook}
          choices={{
            density: ['compact', 'standard', 'comfortable'],
            rowSpacingType: ['margin', 'border'],
          }}
          ranges={{
            rowHeight: [32, 96],
            columnHeaderHeight: [32, 96],
            spacing: [0, 16],
          }}
        />
        <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 500 }}>
          <DataGrid
            aria-label="River stations"
            rows={rivers}
            columns={columns}
            density={look.density}
            rowHeight={look.rowHeight}
            columnHeaderHeight={look.columnHeaderHeight}
            getRowSpacing={getRowSpacing}
            rowSpacingType={look.rowSpacingType}
            showCellVerticalBorder={look.showCellVerticalBorder}
            showColumnVerticalBorder={look.showColumnVerticalBorder}
            rowSelection={look.rowSelection}
            hideFooter
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<DataGrid
  density="${look.density}"
  rowHeight={${look.rowHeight}}
  columnHeaderHeight={${look.columnHeaderHeight}}
  getRowSpacing={() => ({ top: ${spacing} })}
  rowSpacingType="${look.rowSpacingType}"
  showCellVerticalBorder={${look.showCellVerticalBorder}}
  showColumnVerticalBorder={${look.showColumnVerticalBorder}}
  rowSelection={${look.rowSelection}}
/>`}
      </Box>
    </Box>
  );
}
