export const seasons = ['Spring', 'Summer', 'Fall', 'Winter'];

/** Guests of a mountain hut in two years. */
export const guests: Record<string, number[]> = {
  2024: [240, 610, 380, 120],
  2025: [310, 540, 460, 190],
};
