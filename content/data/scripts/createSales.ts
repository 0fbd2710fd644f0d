import type { Sale } from '../sales.ts';
import { day, toMonth } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';

/** Who sells which product line in which country: 25 desks, each with one row per month. */
type Desk = readonly [country: string, rep: string, line: Sale['line'], units: number];

const TEAMS: readonly (readonly [Sale['region'], team: string, Desk[]])[] = [
  [
    'North',
    'Aurora',
    [
      ['Norway', 'Ragna Solheim', 'Skis', 210],
      ['Norway', 'Halvar Håkedal', 'Lanterns', 130],
      ['Sweden', 'Maja Nystrand', 'Skis', 260],
      ['Sweden', 'Maja Nystrand', 'Boots', 180],
      ['Finland', 'Sigrid Dahlqvist', 'Lanterns', 150],
      ['Finland', 'Torsten Bergvall', 'Tents', 90],
    ],
  ],
  [
    'West',
    'Harbor',
    [
      ['Ireland', 'Orla Kinnear', 'Boots', 140],
      ['Ireland', 'Declan Devlin', 'Tents', 120],
      ['France', 'Noelia Escudero', 'Tents', 240],
      ['France', 'Noelia Escudero', 'Packs', 200],
      ['Belgium', 'Lothar Küster', 'Packs', 110],
      ['Belgium', 'Svenja Röthlin', 'Lanterns', 100],
    ],
  ],
  [
    'South',
    'Sirocco',
    [
      ['Italy', 'Ilaria Galvani', 'Boots', 220],
      ['Italy', 'Davide Tarquini', 'Tents', 190],
      ['Spain', 'Lucía Montalbán', 'Packs', 230],
      ['Spain', 'Iker Arriaga', 'Tents', 160],
      ['Greece', 'Salma Haddadin', 'Packs', 120],
      ['Greece', 'Serena Bellandi', 'Lanterns', 90],
    ],
  ],
  [
    'East',
    'Linden',
    [
      ['Poland', 'Bartosz Zielonka', 'Boots', 170],
      ['Poland', 'Agnieszka Wolny', 'Packs', 150],
      ['Czechia', 'Radim Bartoš', 'Tents', 140],
      ['Czechia', 'Zdenka Hruška', 'Skis', 120],
      ['Romania', 'Irena Malina', 'Packs', 80],
      ['Romania', 'Milena Krejčí', 'Lanterns', 70],
      ['Romania', 'Milena Krejčí', 'Boots', 90],
    ],
  ],
];

/** Price and cost per item in euros, the usual share of returns, and how sales change over the year. */
const LINES: Record<
  Sale['line'],
  { price: number; cost: number; returns: number; seasons: number[] }
> = {
  Skis: {
    price: 310,
    cost: 188,
    returns: 0.04,
    seasons: [1.9, 1.6, 0.9, 0.3, 0.1, 0.05, 0.1, 0.2, 0.6, 1.2, 1.9, 2.3],
  },
  Boots: {
    price: 128,
    cost: 71,
    returns: 0.09,
    seasons: [0.7, 0.7, 1, 1.2, 1.2, 1, 0.9, 0.9, 1.3, 1.4, 1, 1],
  },
  Tents: {
    price: 265,
    cost: 149,
    returns: 0.05,
    seasons: [0.3, 0.4, 0.8, 1.3, 1.8, 2, 1.8, 1.2, 0.7, 0.4, 0.3, 0.4],
  },
  Packs: {
    price: 96,
    cost: 48,
    returns: 0.03,
    seasons: [0.6, 0.7, 0.9, 1.1, 1.3, 1.5, 1.5, 1.3, 1, 0.7, 0.6, 1],
  },
  Lanterns: {
    price: 54,
    cost: 26,
    returns: 0.04,
    seasons: [1.1, 0.9, 0.8, 0.7, 0.7, 0.8, 0.9, 1, 1.1, 1.3, 1.5, 1.9],
  },
};

/** A year of sales. The South shrinks, the East grows, and a bad batch of lanterns is returned from August to October. */
export function createSales(): Sale[] {
  const random = createRandom(300);
  const months = Array.from({ length: 12 }, (_, month) => month);
  return months
    .flatMap((month) =>
      TEAMS.flatMap(([region, team, desks]) =>
        desks.map((desk) => createSale(random, region, team, desk, month)),
      ),
    )
    .map((sale, index) => ({ id: index + 1, ...sale }));
}

function createSale(
  random: Random,
  region: Sale['region'],
  team: string,
  [country, rep, line, usual]: Desk,
  month: number,
): Omit<Sale, 'id'> {
  const { price, cost, returns, seasons } = LINES[line];
  const growth = region === 'South' ? -0.045 : region === 'East' ? 0.04 : 0.005;
  const expected = usual * (seasons[month] ?? 1) * (1 + growth * month);
  const units = Math.max(1, random.near(expected, expected * 0.08 + 2));
  const discount = region === 'South' && month > 5 ? 0.14 : 0.05;
  const isBadBatch = line === 'Lanterns' && month >= 7 && month <= 9;
  const share = isBadBatch ? random.between(0.22, 0.34, 3) : random.near(returns, returns / 4, 3);
  const revenue = round(units * price * (1 - discount));
  const spent = round(units * cost + (isBadBatch ? units * share * 100 : 0));
  return {
    region,
    country,
    team,
    rep,
    line,
    month: toMonth(day(2025, month, 1)),
    units,
    revenue,
    cost: spent,
    profit: revenue - spent,
    returns: round(units * share),
    // Romania started without targets.
    target: country === 'Romania' && month < 3 ? null : round((expected * price) / 500) * 500,
  };
}
