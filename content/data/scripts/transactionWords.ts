import type { Transaction } from '../transactions.ts';

/** Repeated bookings: counterparty, category, method, smallest and largest amount in euros, and relative frequency. */
export const COUNTERPARTIES: readonly (readonly [
  counterparty: string,
  category: Transaction['category'],
  method: Transaction['method'],
  least: number,
  most: number,
  weight: number,
])[] = [
  ['Bäckerei Morgenrot', 'Groceries', 'card', -38, -4, 9],
  ['Grüner Korb', 'Groceries', 'card', -120, -18, 10],
  ['Halle 9 Market', 'Groceries', 'card', -85, -9, 6],
  ['Night Owl Diner', 'Dining', 'card', -64, -12, 7],
  ['Trattoria del Faro', 'Dining', 'card', -140, -32, 4],
  ['Stadtwerke Lindau', 'Utilities', 'debit', -190, -95, 2],
  ['Fernblick Telecom', 'Utilities', 'debit', -49.9, -49.9, 2],
  ['Tram & Bahn Verbund', 'Transport', 'card', -42, -3, 8],
  ['Loopwheel Bike Rental', 'Transport', 'card', -24, -5, 4],
  ['Atelier Nadelöhr', 'Clothing', 'card', -260, -40, 2],
  ['Kiosk Cinema', 'Leisure', 'card', -34, -9, 4],
  ['Boulderhaus', 'Leisure', 'debit', -58, -58, 2],
  ['Apotheke am Markt', 'Health', 'card', -72, -8, 3],
  ['Client: Papierhaus Vogt', 'Income', 'transfer', 1900, 4200, 4],
  ['Client: Studio Okapi', 'Income', 'transfer', 900, 2600, 4],
  ['Refund: Atelier Nadelöhr', 'Refund', 'card', 40, 180, 1],
];

/** Expenses on trips: the local currency, and its exchange rate for one Swiss franc. */
export const ABROAD: readonly (readonly [string, Transaction['category'], currency: 'GBP' | 'JPY' | 'CHF', rate: number])[] = [
  ['Saltmarsh Inn', 'Travel', 'GBP', 0.9],
  ['Moor & Mill Tearoom', 'Dining', 'GBP', 0.9],
  ['Bergbahn Silberhorn', 'Travel', 'CHF', 1],
  ['Hütte Sonnenspitz', 'Dining', 'CHF', 1],
  ['Ryokan Tsukimi', 'Travel', 'JPY', 174],
];

export const REFERENCES: readonly string[] = [
  'Thank you',
  'Customer 20418, contract 7-33, meter reading of March 31; the difference from last year will be settled in September',
  'Lunch with the team',
  'Invoice 2025-118, due within 14 days, no discount',
];
