/** Rows as a database returns them: each one knows its parent. */
export interface OfficeRow {
  id: number;
  parentId: number | null;
  name: string;
}

export const OFFICES: OfficeRow[] = [
  { id: 1, parentId: null, name: 'Europe' },
  { id: 2, parentId: null, name: 'South America' },
  { id: 3, parentId: 1, name: 'Lisbon' },
  { id: 4, parentId: 1, name: 'Tallinn' },
  { id: 5, parentId: 2, name: 'Montevideo' },
  { id: 6, parentId: 4, name: 'Warehouse' },
  { id: 7, parentId: 4, name: 'Repair shop' },
];
