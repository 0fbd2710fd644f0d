const START = new Date(2025, 5, 2).getTime();
const HOUR = 3600 * 1000;

/** Three days of tides, one value every hour: two high waters a day, each 50 minutes later than the day before. */
export const tides = Array.from({ length: 73 }, (_, hour) => ({
  time: new Date(START + hour * HOUR),
  height: 3 + 1.8 * Math.cos((2 * Math.PI * hour) / 12.42),
}));
