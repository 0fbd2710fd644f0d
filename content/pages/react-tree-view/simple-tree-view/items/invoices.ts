export interface InvoiceNode {
  key: string;
  name: string;
  entries?: InvoiceNode[];
}

export const invoices: InvoiceNode[] = [
  {
    key: '2024-q1',
    name: 'January to March',
    entries: [
      { key: 'inv-1041', name: 'INV-1041 Harbor lighting' },
      { key: 'inv-1042', name: 'INV-1042 Dredging survey' },
    ],
  },
  {
    key: '2024-q2',
    name: 'April to June',
    entries: [
      { key: 'inv-1057', name: 'INV-1057 Crane service' },
      {
        key: 'inv-1060',
        name: 'INV-1060 Quay repairs',
        entries: [{ key: 'inv-1060-c', name: 'Credit note' }],
      },
    ],
  },
];
