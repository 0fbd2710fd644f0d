import type { TradingDay } from '../stocks.ts';
import { addDays, day, isWeekend } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';

const COUNT = 250;
const CLOSED = new Set([
  '2025-01-01',
  '2025-04-18',
  '2025-04-21',
  '2025-05-01',
  '2025-12-25',
  '2025-12-26',
]);

interface Instrument {
  start: number;
  /** The usual change per day, and how far a day may deviate from it, in percent. */
  drift: number;
  spread: number;
  volume: number;
  /** Days with news, and the jump at opening in percent. */
  news: Record<number, number>;
}

const INSTRUMENTS: Record<'tern' | 'osprey' | 'heron', Instrument> = {
  tern: { start: 41.2, drift: 0.14, spread: 0.8, volume: 180, news: { 62: 6.5, 188: 4 } },
  osprey: { start: 118.4, drift: -0.06, spread: 1.5, volume: 95, news: { 97: -17, 143: 5 } },
  heron: { start: 22.5, drift: 0.02, spread: 0.5, volume: 320, news: {} },
};

/** A year of trading. Tern climbs, Osprey falls hard after bad news in May, and Heron hardly moves. */
export function createStocks(): TradingDay[] {
  const random = createRandom(250);
  const closes = Object.fromEntries(
    Object.entries(INSTRUMENTS).map(([name, { start }]) => [name, start]),
  );
  const trade = (name: keyof typeof INSTRUMENTS, index: number) => {
    const bar = createBar(random, INSTRUMENTS[name], closes[name] ?? 0, index);
    closes[name] = bar.close;
    return bar;
  };
  return listDays().map((date, index) => {
    return {
      date,
      tern: trade('tern', index),
      osprey: trade('osprey', index),
      heron: trade('heron', index),
    };
  });
}

/** 250 days of 2025 on which the exchange is open. */
function listDays(): Date[] {
  return Array.from({ length: 365 }, (_, index) => addDays(day(2025, 0, 1), index))
    .filter((date) => !isWeekend(date) && !CLOSED.has(date.toISOString().slice(0, 10)))
    .slice(0, COUNT);
}

function createBar(
  random: Random,
  { drift, spread, volume, news }: Instrument,
  before: number,
  index: number,
): TradingDay['tern'] {
  const jump = news[index] ?? 0;
  const open = round(before * (1 + (jump + random.near(0, spread / 4, 3)) / 100), 2);
  const close = round(open * (1 + random.near(drift, spread, 3) / 100), 2);
  const reach = () => (spread * random.next()) / 150;
  return {
    open,
    high: round(Math.max(open, close) * (1 + reach()), 2),
    low: round(Math.min(open, close) * (1 - reach()), 2),
    close,
    volume: random.near(volume * (1 + Math.abs(jump) / 4), volume / 5),
  };
}
