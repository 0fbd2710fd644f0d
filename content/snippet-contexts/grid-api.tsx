import type { RefObject } from 'react';
import type { GridApiPremium, GridRowId } from '@mui/x-data-grid-premium';

declare const apiRef: RefObject<GridApiPremium>;
declare const id: GridRowId;

export async function example(): Promise<void> {
  await Promise.all([apiRef, id]);
  /* snippet */
}
