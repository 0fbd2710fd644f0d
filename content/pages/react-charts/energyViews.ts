import { energy, type EnergyMonth } from '#data/energy';

type Source = 'wind' | 'solar' | 'hydro' | 'gas' | 'imports' | 'demand';

export const YEARS = ['2023', '2024', '2025'];

export const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2025, month, 1).toLocaleDateString('en', { month: 'short' }),
);

/** The electricity of a source in one year, in gigawatt-hours. */
export const sumUp = (source: Source, year: number) =>
  energy
    .filter(({ month }) => month.getFullYear() === year)
    .reduce((sum: number, month: EnergyMonth) => sum + month[source], 0);

/** The five sources in 2025, the largest first. */
export const amounts = (['wind', 'solar', 'hydro', 'imports', 'gas'] as const)
  .map((source) => ({
    label: source[0].toUpperCase() + source.slice(1),
    value: sumUp(source, 2025),
  }))
  .sort((a, b) => b.value - a.value);

const total = amounts.reduce((sum, { value }) => sum + value, 0);
const share = (label: string, sources: Source[]) => ({
  id: label,
  label,
  value: sources.reduce((sum, source) => sum + sumUp(source, 2025), 0) / total,
});

/** What the sources delivered in 2025, as parts of 1. */
export const shares = [
  share('Renewable', ['wind', 'solar', 'hydro']),
  share('Imports', ['imports']),
  share('Gas', ['gas']),
];

/** How many of the 36 months had a price in each range of ten euros. */
export const prices = [30, 40, 50, 60, 70, 80].map((from) => ({
  from,
  count: energy.filter(({ price }) => price >= from && price < from + 10)
    .length,
}));
