/**
 * Air and water temperature at a river station, one reading an hour from 2023 to 2025, in degrees Celsius.
 * The numbers come from formulas: a year, a day, and weather that comes and goes.
 */
export const HOURS = 1096 * 24;

const wave = (position: number, length: number, shift = 0) =>
  Math.sin((2 * Math.PI * (position - shift)) / length);
const round = (value: number) => Math.round(value * 10) / 10;

export const readings = Array.from({ length: HOURS }, (_, hour) => {
  const day = hour / 24;
  const year = wave(day, 365.25, 110);
  const weather =
    2.6 * wave(day, 9.7) +
    1.9 * wave(day, 23.3) +
    1.4 * wave(day, 4.1) +
    0.5 * wave(hour, 5.3);
  return {
    time: new Date(2023, 0, 1, hour),
    air: round(
      9 + 10 * year + (3.6 + 1.6 * year) * wave(hour, 24, 9) + weather,
    ),
    water: round(
      10.5 +
        7 * wave(day, 365.25, 130) +
        0.5 * wave(hour, 24, 12) +
        0.3 * weather,
    ),
  };
});
