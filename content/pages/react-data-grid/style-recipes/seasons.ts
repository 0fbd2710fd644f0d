import { sales } from '#data/sales';

export interface Season {
  /** Such as `Skis, Norway`. */
  id: string;
  /** Euros in each month of 2025. */
  revenue: number[];
  /** Of an average month. */
  average: number;
}

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';
export const MONTHS = NAMES.split(' ');

const sum = (values: number[]) =>
  values.reduce((total, value) => total + value, 0);

const revenues = new Map<string, number[]>();
sales.forEach(({ line, country, month, revenue }) => {
  const id = `${line}, ${country}`;
  const year = revenues.get(id) ?? MONTHS.map(() => 0);
  year[Number(month.slice(5)) - 1] += revenue;
  revenues.set(id, year);
});

export const seasons: Season[] = Array.from(revenues, ([id, revenue]) => ({
  id,
  revenue,
  average: sum(revenue) / 12,
}));

/** Of all months of all lines. */
export const AVERAGE =
  sum(seasons.map(({ average }) => average)) / seasons.length;
