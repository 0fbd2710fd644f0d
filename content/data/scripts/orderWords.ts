import type { Order } from '../orders.ts';

/** A customer of the order desk. All of them are invented. */
export interface OrderCustomer {
  name: string;
  country: string;
  city: string;
  region: Order['region'];
  currency: Order['currency'];
  rep: string;
  /** How much the customer orders, from 1 to 3. */
  size: number;
  /** How orders change from the first day to the last: -0.8 means 80% fewer. */
  growth: number;
}

/** The rounded exchange rate for one euro. */
export const EURO_RATES: Record<Order['currency'], number> = {
  EUR: 1,
  NOK: 11.6,
  SEK: 11.2,
  CHF: 0.94,
  GBP: 0.85,
  USD: 1.1,
  CAD: 1.54,
  BRL: 6.2,
  JPY: 164,
  AUD: 1.72,
};

type Row = readonly [name: string, country: string, city: string, currency: Order['currency'], size: number];

const REGIONS: readonly (readonly [Order['region'], rep: string, growth: number, Row[]])[] = [
  [
    'Nordics',
    'Ebba Lindmark',
    0.5,
    [
      ['Fjellvarde Sport', 'Norway', 'Bergen', 'NOK', 3],
      ['Skymning & Co', 'Sweden', 'Umeå', 'SEK', 2],
      ['Kaamos Camping', 'Finland', 'Oulu', 'EUR', 1],
      ['Blåsten Outlet', 'Denmark', 'Aarhus', 'EUR', 2],
    ],
  ],
  [
    'Central Europe',
    'Matthis Vossberg',
    0.1,
    [
      ['Waldläufer Depot', 'Germany', 'Leipzig', 'EUR', 3],
      ['Gratwerk', 'Switzerland', 'Chur', 'CHF', 2],
      ['Turnia Outdoor', 'Poland', 'Zakopane', 'EUR', 2],
      ['Hollerbusch Märkte', 'Austria', 'Graz', 'EUR', 1],
      ['Fellside Supply', 'United Kingdom', 'Kendal', 'GBP', 2],
    ],
  ],
  [
    'Southern Europe',
    'Ugo Morabito',
    -0.85,
    [
      ['Passo Lento', 'Italy', 'Trento', 'EUR', 3],
      ['Casa Tramuntana', 'Spain', 'Girona', 'EUR', 3],
      ['Maré Alta Desporto', 'Portugal', 'Aveiro', 'EUR', 2],
      ['Oreivates', 'Greece', 'Ioannina', 'EUR', 1],
    ],
  ],
  [
    'North America',
    'Naledi Prosser',
    0.3,
    [
      ['Switchback Mercantile', 'United States', 'Boise', 'USD', 3],
      ['Two Rivers Trading Post', 'United States', 'Duluth', 'USD', 2],
      ['Lac-aux-Loutres Plein Air', 'Canada', 'Chicoutimi', 'CAD', 2],
      ['Saltgrass Adventure Club', 'United States', 'Galveston', 'USD', 1],
    ],
  ],
  [
    'Latin America',
    'Iara Vasconcelos',
    0.7,
    [
      ['Trilha do Cerrado', 'Brazil', 'Goiânia', 'BRL', 2],
      ['Cumbre Austral', 'Chile', 'Valdivia', 'USD', 1],
      ['Páramo Montaña', 'Colombia', 'Manizales', 'USD', 1],
    ],
  ],
  [
    'Asia-Pacific',
    'Sora Okabe',
    0.2,
    [
      ['Yamabiko Tools', 'Japan', 'Matsumoto', 'JPY', 3],
      ['Spinifex Travel Goods', 'Australia', 'Perth', 'AUD', 2],
      ['Long Cloud Trampers', 'New Zealand', 'Nelson', 'AUD', 1],
    ],
  ],
];

export const ORDER_CUSTOMERS: readonly OrderCustomer[] = REGIONS.flatMap(([region, rep, growth, rows]) =>
  rows.map(([name, country, city, currency, size]) => {
    return { name, country, city, region, currency, rep, size, growth };
  }),
);

export const ORDER_NOTES: readonly string[] = [
  'Call before delivery.',
  'Leave at loading dock B.',
  'Gift wrap all items.',
  'Partial delivery is fine.',
  'Invoice to head office.',
  'New shop opening: everything must arrive together, and the pallets have to fit through a door that is 110 cm wide.',
  'Customer asks for a discount on the next order because two lanterns arrived with cracked glass last time.',
  'Replaces a canceled order.',
  'Deliver to the back entrance; the street is closed to trucks until noon.',
];
