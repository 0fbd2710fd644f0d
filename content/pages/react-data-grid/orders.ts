export interface Order {
  id: number;
  customer: string;
  blend: 'Harbour' | 'Night train' | 'Meadow';
  bags: number;
  price: number;
  due: Date;
  paid: boolean;
}

export const orders: Order[] = [
  {
    id: 301,
    customer: 'Café Lindgren',
    blend: 'Harbour',
    bags: 12,
    price: 18.5,
    due: new Date(2025, 2, 4),
    paid: true,
  },
  {
    id: 302,
    customer: 'Hotel Miramar',
    blend: 'Night train',
    bags: 40,
    price: 16,
    due: new Date(2025, 2, 6),
    paid: false,
  },
  {
    id: 303,
    customer: 'Station Kiosk 4',
    blend: 'Night train',
    bags: 8,
    price: 17.2,
    due: new Date(2025, 2, 6),
    paid: true,
  },
  {
    id: 304,
    customer: 'Oak Street Bakery',
    blend: 'Meadow',
    bags: 15,
    price: 19.9,
    due: new Date(2025, 2, 11),
    paid: true,
  },
  {
    id: 305,
    customer: 'Ferry Bar',
    blend: 'Harbour',
    bags: 22,
    price: 17.8,
    due: new Date(2025, 2, 12),
    paid: false,
  },
  {
    id: 306,
    customer: 'Museum Café',
    blend: 'Meadow',
    bags: 9,
    price: 20.4,
    due: new Date(2025, 2, 14),
    paid: true,
  },
  {
    id: 307,
    customer: 'North Campus',
    blend: 'Night train',
    bags: 55,
    price: 15.4,
    due: new Date(2025, 2, 18),
    paid: false,
  },
  {
    id: 308,
    customer: 'Bookshop Corner',
    blend: 'Harbour',
    bags: 6,
    price: 19.1,
    due: new Date(2025, 2, 20),
    paid: true,
  },
];
