export interface Entry {
  id: number;
  account: string;
  text: string;
  amount: number;
  booked: Date;
}

export const ledger: Entry[] = [
  {
    id: 1,
    account: '4100',
    text: 'Ticket sales',
    amount: 5210.4,
    booked: new Date(2025, 1, 3),
  },
  {
    id: 2,
    account: '6200',
    text: 'Heating',
    amount: -840,
    booked: new Date(2025, 1, 4),
  },
  {
    id: 3,
    account: '6310',
    text: 'Stage repair',
    amount: -1295.5,
    booked: new Date(2025, 1, 10),
  },
  {
    id: 4,
    account: '4100',
    text: 'Ticket sales',
    amount: 4980,
    booked: new Date(2025, 1, 17),
  },
  {
    id: 5,
    account: '4200',
    text: 'Donation',
    amount: 300,
    booked: new Date(2025, 1, 21),
  },
];
