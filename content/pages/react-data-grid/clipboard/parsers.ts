// Reads "1,249.50", "€ 89", and "(12)", which is how accountants write -12.
// Skips currencies and other text. If no number is left, it returns `undefined`,
// and the grid keeps the old value.
export function parseAmount(text: string): number | undefined {
  const cleaned = text.replace(/[^\d.,()-]/g, '').replace(/,/g, '');
  const match = /^(\()?(-?\d+(?:\.\d+)?)\)?$/.exec(cleaned);
  if (!match) {
    return undefined;
  }
  const amount = Number(match[2]);
  return match[1] ? -amount : amount;
}
