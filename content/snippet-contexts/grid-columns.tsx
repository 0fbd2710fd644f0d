import type { GridColDef } from '@mui/x-data-grid-premium';

export const columns: GridColDef[] = [/* snippet */];
