import type { RiverStation } from '../rivers.ts';
import { addDays, at, day } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';
import { RIVERS, type River } from './riverWords.ts';

const TODAY = day(2025, 5, 30);
/** After a week of rain, the rivers to the Black Sea and the Adriatic are high, and those to the Mediterranean run dry. */
const SURGE: Record<string, number> = {
  'Black Sea': 2.1,
  'Adriatic Sea': 1.7,
  Mediterranean: 0.35,
};

/** Stations along invented rivers. A river grows on its way down, so discharge rises from station to station. */
export function createRivers(): RiverStation[] {
  const random = createRandom(60);
  return RIVERS.flatMap((river) => createStations(random, river)).map((station, index) => ({
    id: index + 1,
    ...station,
  }));
}

function createStations(random: Random, river: River): Omit<RiverStation, 'id'>[] {
  const [name, country, basin, length, discharge, source, mouth, stations] = river;
  const surge = (SURGE[basin] ?? 1) * random.between(0.85, 1.15, 2);
  return stations.map((station, index) => {
    const way = (index + 0.6) / (stations.length - 0.3);
    const kilometer = round(Math.min(0.99, way) * length);
    const mean = round(discharge * way * way * 0.6 + discharge * way * 0.38, 1);
    const isOut = random.chance(0.06);
    const current = round(mean * surge * random.between(0.92, 1.08, 2), 1);
    const usual = round(60 + way * 180);
    return {
      river: name,
      station,
      country,
      basin,
      length,
      kilometer,
      latitude: locate(random, source[0], mouth[0], way),
      longitude: locate(random, source[1], mouth[1], way),
      discharge: isOut ? null : current,
      mean,
      level: isOut ? null : round(usual * (0.55 + 0.45 * (current / mean))),
      change: isOut ? null : random.near(surge > 1.5 ? 9 : surge < 0.5 ? -4 : 0, 5),
      alarm: isOut ? 'offline' : pickAlarm(current / mean),
      temperature: isOut || random.chance(0.08) ? null : random.near(11 + way * 8, 1.5, 1),
      measuredAt: isOut
        ? at(addDays(TODAY, -random.int(2, 19)), 4, 15)
        : at(TODAY, 6, random.int(0, 5) * 10),
    };
  });
}

function locate(random: Random, source: number, mouth: number, way: number): number {
  return round(source + (mouth - source) * Math.min(1, way) + random.near(0, 0.03, 4), 4);
}

function pickAlarm(ratio: number): RiverStation['alarm'] {
  if (ratio > 2.2) return 'flood';
  if (ratio > 1.6) return 'high';
  return ratio < 0.4 ? 'low' : 'normal';
}
