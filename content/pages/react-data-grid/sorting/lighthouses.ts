export interface Lighthouse {
  id: number;
  name: string;
  coast: string;
  height: number;
  range: number | null;
  size: 'small' | 'medium' | 'large';
  lit: Date;
}

export const lighthouses: Lighthouse[] = [
  {
    id: 1,
    name: 'Skarv Point',
    coast: 'West',
    height: 31,
    range: 18,
    size: 'medium',
    lit: new Date(1893, 8, 1),
  },
  {
    id: 2,
    name: 'Grey Holm',
    coast: 'North',
    height: 12,
    range: null,
    size: 'small',
    lit: new Date(1921, 4, 14),
  },
  {
    id: 3,
    name: 'Cape Tolla',
    coast: 'West',
    height: 58,
    range: 26,
    size: 'large',
    lit: new Date(1867, 9, 30),
  },
  {
    id: 4,
    name: 'Inner Mole',
    coast: 'South',
    height: 9,
    range: 6,
    size: 'small',
    lit: new Date(1954, 2, 3),
  },
  {
    id: 5,
    name: 'Needle Rock',
    coast: 'North',
    height: 44,
    range: null,
    size: 'large',
    lit: new Date(1902, 10, 11),
  },
];
