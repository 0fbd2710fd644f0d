// A week at a sailing school. Lessons of several hours or days repeat their name.

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
export type Day = (typeof DAYS)[number];

export interface Hour extends Record<Day, string | null> {
  id: string;
}

// prettier-ignore
export const hours: Hour[] = [
  { id: '09:00', mon: 'Tides', tue: 'Tides', wed: 'Radio', thu: 'Navigation', fri: 'Navigation' },
  { id: '10:00', mon: 'Tides', tue: 'Tides', wed: 'Radio', thu: 'Navigation', fri: 'Navigation' },
  { id: '11:00', mon: 'Knots', tue: 'Signals', wed: 'Radio', thu: 'First aid', fri: null },
  { id: '12:00', mon: 'Lunch', tue: 'Lunch', wed: 'Lunch', thu: 'Lunch', fri: 'Lunch' },
  { id: '13:00', mon: 'Engines', tue: 'Engines', wed: 'Charts', thu: 'Sailing', fri: 'Sailing' },
  { id: '14:00', mon: 'Engines', tue: 'Engines', wed: 'Charts', thu: 'Sailing', fri: 'Sailing' },
  { id: '15:00', mon: null, tue: 'Weather', wed: 'Weather', thu: 'Sailing', fri: 'Sailing' },
];
