/** Mussels collected on two beaches: length and width in millimeters, mass in grams. */
export const shells = [
  { id: 1, length: 41, rockyWidth: 20, sandyWidth: 17, mass: 9 },
  { id: 2, length: 46, rockyWidth: 24, sandyWidth: 19, mass: 12 },
  { id: 3, length: 52, rockyWidth: 26, sandyWidth: 22, mass: 15 },
  { id: 4, length: 55, rockyWidth: 25, sandyWidth: 24, mass: 17 },
  { id: 5, length: 58, rockyWidth: 31, sandyWidth: 23, mass: 21 },
  { id: 6, length: 63, rockyWidth: 30, sandyWidth: 27, mass: 24 },
  { id: 7, length: 67, rockyWidth: 34, sandyWidth: 28, mass: 29 },
  { id: 8, length: 72, rockyWidth: 37, sandyWidth: 30, mass: 36 },
  { id: 9, length: 78, rockyWidth: 36, sandyWidth: 34, mass: 41 },
];
