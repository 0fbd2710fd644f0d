import type { Components, Theme } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } };
const dense = { defaultProps: { dense: true } };
const denseMargin = { defaultProps: { margin: 'dense' } };
const smallWithDenseMargin = { defaultProps: { margin: 'dense', size: 'small' } };

/** Sets the small sizes and dense variants of Material UI and MUI X, in demos only. Props that a demo sets take precedence. */
export const denseComponents = {
  MuiAutocomplete: small,
  MuiButton: small,
  MuiButtonGroup: small,
  MuiCheckbox: small,
  MuiChip: small,
  MuiDataGrid: { defaultProps: { density: 'compact' } },
  MuiFilledInput: denseMargin,
  MuiFormControl: smallWithDenseMargin,
  MuiFormHelperText: denseMargin,
  MuiIconButton: small,
  MuiInputBase: denseMargin,
  MuiList: dense,
  MuiListItem: dense,
  MuiListItemButton: dense,
  MuiMenuItem: dense,
  MuiOutlinedInput: denseMargin,
  MuiPagination: small,
  MuiPickersTextField: small,
  MuiRadio: small,
  MuiSlider: small,
  MuiSwitch: small,
  MuiTable: small,
  MuiTextField: smallWithDenseMargin,
  MuiToggleButtonGroup: small,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiTreeItem: {
    styleOverrides: { content: { paddingBlock: 2 }, label: { fontSize: '0.875rem' } },
  },
} as Components<Theme>;
