/** The items of all trees. */
export const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'pear', label: 'Pear' },
      { id: 'plum', label: 'Plum' },
    ],
  },
  {
    id: 'roots',
    label: 'Roots',
    children: [
      { id: 'carrot', label: 'Carrot' },
      { id: 'beet', label: 'Beet' },
    ],
  },
  { id: 'herbs', label: 'Herbs' },
];
