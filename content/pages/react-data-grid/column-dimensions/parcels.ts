export interface Parcel {
  id: string;
  to: string;
  contents: string;
  weight: number;
  carrier: string;
}

export const parcels: Parcel[] = [
  {
    id: 'P-7710',
    to: 'Lindgatan 14, Malmö',
    contents: 'Ceramic tiles, hand-glazed, 24 pieces',
    weight: 18.4,
    carrier: 'Nordpil',
  },
  {
    id: 'P-7711',
    to: 'Rua do Sol 3, Faro',
    contents: 'Seeds',
    weight: 0.2,
    carrier: 'Costa',
  },
  {
    id: 'P-7712',
    to: 'Mill Lane 220, York',
    contents: 'Bicycle frame, size 56',
    weight: 6.1,
    carrier: 'Pennine Parcels',
  },
  {
    id: 'P-7713',
    to: 'Am Ufer 8, Passau',
    contents: 'Accordion with case and strap',
    weight: 11.9,
    carrier: 'Donaupost',
  },
];
