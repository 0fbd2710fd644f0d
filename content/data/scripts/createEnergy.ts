import type { EnergyMonth } from '../energy.ts';
import { day } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';

const DEMAND = [560, 515, 520, 470, 440, 425, 440, 435, 440, 480, 520, 565];
const SOLAR = [14, 24, 46, 66, 82, 92, 94, 82, 58, 36, 18, 11];
const WIND = [168, 152, 148, 118, 96, 82, 76, 80, 104, 138, 160, 172];
const HYDRO = [78, 74, 92, 124, 140, 112, 84, 70, 66, 74, 82, 80];
/** The battery park opens in month 18, and the gas plant is offline in months 25 to 27. */
const BATTERY_OPENS = 18;
const GAS_OUTAGE = [25, 27] as const;

/** The electricity of an island for three years. Solar almost triples, gas fades, and summers end with exports. */
export function createEnergy(): EnergyMonth[] {
  const random = createRandom(36);
  return Array.from({ length: 36 }, (_, index) => createMonth(random, index));
}

function createMonth(random: Random, index: number): EnergyMonth {
  const season = index % 12;
  const vary = (list: readonly number[], growth: number, spread: number) => {
    const usual = (list[season] ?? 0) * (1 + (growth * index) / 36);
    return random.near(usual, usual * spread, 1);
  };
  const solar = vary(SOLAR, 1.8, 0.05);
  const wind = vary(WIND, 0.45, 0.09);
  const hydro = vary(HYDRO, index >= 15 && index <= 20 ? -0.7 : 0, 0.06);
  const demand = vary(DEMAND, 0.06, 0.015);
  // A battery returns less energy than it stores.
  const battery = index < BATTERY_OPENS ? null : -random.between(0.6, 2.4, 1);
  const missing = demand - solar - wind - hydro - (battery ?? 0);
  const isOut = index >= GAS_OUTAGE[0] && index <= GAS_OUTAGE[1];
  const gas = isOut ? 0 : round(Math.max(24, missing * (0.72 - index * 0.008)), 1);
  const imported = round(missing - gas, 1);
  return {
    month: day(2023 + Math.floor(index / 12), season, 1),
    solar,
    wind,
    hydro,
    gas,
    battery,
    imports: imported,
    demand,
    price: round(38 + gas * 0.16 + Math.max(0, imported) * 0.2 + random.near(0, 3), 1),
    renewable: round((solar + wind + hydro) / demand, 3),
  };
}
