export interface Recipe {
  id: number;
  dish: string;
  origin: string;
  minutes: number;
  season: string;
}

export const recipes: Recipe[] = [
  { id: 1, dish: 'Leek pie', origin: 'Wales', minutes: 70, season: 'winter' },
  {
    id: 2,
    dish: 'Crème brûlée',
    origin: 'France',
    minutes: 60,
    season: 'all year',
  },
  {
    id: 3,
    dish: 'Tomato salad',
    origin: 'Greece',
    minutes: 10,
    season: 'summer',
  },
  {
    id: 4,
    dish: 'Plum dumplings',
    origin: 'Austria',
    minutes: 50,
    season: 'autumn',
  },
  { id: 5, dish: 'Pea soup', origin: 'Sweden', minutes: 90, season: 'winter' },
  {
    id: 6,
    dish: 'Jalapeño relish',
    origin: 'Mexico',
    minutes: 25,
    season: 'summer',
  },
];
