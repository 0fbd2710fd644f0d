import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, frFR, jaJP, ptBR } from '@mui/x-data-grid/locales';
import { transactions, type Transaction } from '#data/transactions';

const LANGUAGES = {
  fr: { name: 'Français', texts: frFR, headers: ['Date', 'Tiers', 'Montant'] },
  de: { name: 'Deutsch', texts: deDE, headers: ['Tag', 'Partner', 'Betrag'] },
  pt: { name: 'Português', texts: ptBR, headers: ['Data', 'Conta', 'Valor'] },
  ja: { name: '日本語', texts: jaJP, headers: ['日付', '相手先', '金額'] },
};
type Language = keyof typeof LANGUAGES;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const { texts, headers } = LANGUAGES[language];

  const columns = React.useMemo<GridColDef<Transaction>[]>(
    () => [
      {
        field: 'bookedOn',
        headerName: headers[0],
        type: 'date',
        width: 130,
        valueFormatter: (value: Date) => value.toLocaleDateString(language),
      },
      {
        field: 'counterparty',
        headerName: headers[1],
        flex: 1,
        minWidth: 180,
      },
      {
        field: 'amount',
        headerName: headers[2],
        type: 'number',
        width: 140,
        valueFormatter: (value: number, { currency }) =>
          value.toLocaleString(language, { style: 'currency', currency }),
      },
    ],
    [language, headers],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) =>
          value && setLanguage(value)
        }
        sx={{ mb: 1 }}
      >
        {Object.entries(LANGUAGES).map(([key, { name }]) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box lang={language} sx={{ height: 480 }}>
        <DataGrid
          aria-label={headers[2]}
          showToolbar
          rows={transactions}
          columns={columns}
          localeText={texts.components.MuiDataGrid.defaultProps.localeText}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        />
      </Box>
    </Box>
  );
}
