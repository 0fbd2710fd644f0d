export interface Order {
  id: string;
  label: string;
  status: 'packed' | 'on the road' | 'delivered';
  children?: Order[];
}

export const ORDERS: Order[] = [
  {
    id: 'o-518',
    label: 'Order 518',
    status: 'on the road',
    children: [
      { id: 'o-518-1', label: 'Desk lamp', status: 'on the road' },
      { id: 'o-518-2', label: 'Bookshelf', status: 'delivered' },
    ],
  },
  {
    id: 'o-522',
    label: 'Order 522',
    status: 'packed',
    children: [{ id: 'o-522-1', label: 'Garden chair', status: 'packed' }],
  },
];
