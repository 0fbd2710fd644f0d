import type { SensorDay } from '../sensors.ts';
import { addDays, day, interpolateMonths, isWeekend } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';

const FIRST_DAY = day(2025, 0, 1);
const DAYS = 365;
const OUTSIDE = [1.5, 2.5, 6, 10, 14.5, 18, 20.5, 20, 15.5, 11, 6, 2.5];
const SUN = [0.16, 0.28, 0.48, 0.68, 0.84, 0.94, 0.92, 0.8, 0.58, 0.36, 0.2, 0.13];
const HOLIDAYS = new Set(['01-01', '04-18', '04-21', '05-01', '12-24', '12-25', '12-26', '12-31']);
/** The days of the year on which the humidity sensor, the inverter of the solar panels, and the network failed. */
const OUTAGES = { humidity: [71, 83], solar: [251, 268], network: [312, 313] } as const;

/** An office building. It uses little energy on weekends, has a heat wave in July, and loses its inverter in September. */
export function createSensors(): SensorDay[] {
  const random = createRandom(365);
  let weather = 0;
  return Array.from({ length: DAYS }, (_, index) => {
    weather = weather * 0.75 + random.near(0, 1.1, 2);
    return createDay(random, index, weather);
  });
}

function createDay(random: Random, index: number, weather: number): SensorDay {
  const date = addDays(FIRST_DAY, index);
  const holiday = HOLIDAYS.has(date.toISOString().slice(5, 10));
  const closed = holiday || isWeekend(date);
  const heat = index >= 188 && index <= 197 ? 8 : 0;
  const outside = round(interpolateMonths(OUTSIDE, date) + weather * 1.4 + heat, 1);
  const sun = interpolateMonths(SUN, date);
  const clouds = random.next();
  const people = closed ? random.int(0, 6) : random.near(date.getUTCDay() === 5 ? 84 : 142, 12);
  const inside = closed ? 18.4 : 21.3;
  const heating = Math.max(0, 16 - outside) * (closed ? 9 : 16);
  const cooling = Math.max(0, outside - 21) * (closed ? 4 : 26);
  const network = isOut(index, OUTAGES.network);
  return {
    date,
    holiday,
    people,
    outside: network ? null : outside,
    inside: network
      ? null
      : round(inside + Math.max(0, outside - 22) * 0.35 + random.near(0, 0.3, 2), 1),
    humidity:
      network || isOut(index, OUTAGES.humidity) ? null : Math.round(38 + sun * 16 + clouds * 9),
    co2: network ? null : round(415 + people * 2.6 + random.near(0, 18)),
    energy: round(160 + people * 2.4 + heating + cooling + random.near(0, 14), 1),
    // A broken inverter still draws power.
    solar: isOut(index, OUTAGES.solar) ? -0.4 : round(sun * 420 * (1 - clouds * 0.75), 1),
  };
}

function isOut(index: number, [first, last]: readonly [number, number]): boolean {
  return index >= first && index <= last;
}
