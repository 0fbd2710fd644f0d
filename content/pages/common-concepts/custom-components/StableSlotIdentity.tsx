import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, Toolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 90 },
];
const rows = [
  { id: 1, vessel: 'Aurora', berth: 'N4' },
  { id: 2, vessel: 'Borealis', berth: 'N7' },
  { id: 3, vessel: 'Kittiwake', berth: 'S1' },
];

const Search = React.createContext({ text: '', setText: (_: string) => {} });

function SearchToolbar() {
  const { text, setText } = React.useContext(Search);
  return (
    <Toolbar>
      <TextField
        size="small"
        label="Find a vessel"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Toolbar>
  );
}

export default function StableSlotIdentity() {
  const [text, setText] = React.useState('');
  const [inline, setInline] = React.useState(false);
  const found = rows.filter(({ vessel }) =>
    vessel.toLowerCase().includes(text.toLowerCase()),
  );
  // A new function on every render, hence a new component for React.
  const InlineToolbar = () => <SearchToolbar />;
  return (
    <Search.Provider value={{ text, setText }}>
      <FormControlLabel
        label="Define the toolbar inside the component"
        control={<Switch onChange={(_, checked) => setInline(checked)} />}
      />
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Vessels in port"
          rows={found}
          columns={columns}
          hideFooter
          showToolbar
          slots={{ toolbar: inline ? InlineToolbar : SearchToolbar }}
        />
      </div>
    </Search.Provider>
  );
}
