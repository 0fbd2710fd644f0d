import type { RefObject } from 'react';
import type { GridApiPremium, GridRowId } from '@mui/x-data-grid-premium';

export async function example(apiRef: RefObject<GridApiPremium>, id: GridRowId): Promise<void> {
  /* snippet */
}
