export interface Bed {
  id: number;
  crop: string;
  variety: string;
  plants: number;
  sown: Date;
  soil: 'loam' | 'sand' | 'clay';
  locked: boolean;
}

export const beds: Bed[] = [
  {
    id: 1,
    crop: 'Tomato',
    variety: 'Black plum',
    plants: 24,
    sown: new Date(2025, 2, 10),
    soil: 'loam',
    locked: false,
  },
  {
    id: 2,
    crop: 'Carrot',
    variety: 'Early Nantes',
    plants: 180,
    sown: new Date(2025, 3, 2),
    soil: 'sand',
    locked: true,
  },
  {
    id: 3,
    crop: 'Leek',
    variety: 'Blue Solaise',
    plants: 90,
    sown: new Date(2025, 2, 24),
    soil: 'clay',
    locked: false,
  },
  {
    id: 4,
    crop: 'Bean',
    variety: 'Cherokee',
    plants: 60,
    sown: new Date(2025, 4, 12),
    soil: 'loam',
    locked: false,
  },
];
