export const dishes = [
  { id: 1, dish: 'Soupe au potiron', price: 7.5, vegan: true },
  { id: 2, dish: 'Truite aux amandes', price: 18.9, vegan: false },
  { id: 3, dish: 'Tarte aux prunes', price: 6.2, vegan: false },
];
