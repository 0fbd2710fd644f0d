/** Cars per day on a coast road in 2025: more in summer and on weekends. */
export const days = Array.from(
  { length: 365 },
  (_, index) => new Date(2025, 0, 1 + index),
);

export const cars = days.map((day, index) => {
  const season = 900 + 600 * Math.sin(((index - 100) / 365) * 2 * Math.PI);
  const weekend = day.getDay() % 6 === 0 ? 260 : 0;
  const weather = 90 * Math.sin(index * 1.7) + 60 * Math.sin(index * 0.6);
  return Math.round(season + weekend + weather);
});

export const formatDay = (day: Date) =>
  day.toLocaleDateString('en', { day: 'numeric', month: 'short' });
