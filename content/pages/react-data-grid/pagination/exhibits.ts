export interface Exhibit {
  id: number;
  title: string;
  year: number;
}

export const exhibits: Exhibit[] = [
  { id: 1, title: 'Amber comb', year: 1720 },
  { id: 2, title: 'Brass sextant', year: 1804 },
  { id: 3, title: 'Clay whistle', year: 1610 },
  { id: 4, title: 'Dog-cart lamp', year: 1888 },
  { id: 5, title: 'Enamel sign', year: 1926 },
  { id: 6, title: 'Fishing reel', year: 1901 },
  { id: 7, title: 'Glass float', year: 1935 },
  { id: 8, title: 'Hand loom', year: 1795 },
  { id: 9, title: 'Ice saw', year: 1870 },
  { id: 10, title: 'Jet brooch', year: 1862 },
  { id: 11, title: 'Kettle', year: 1844 },
  { id: 12, title: 'Lead seal', year: 1533 },
  { id: 13, title: 'Map of the moor', year: 1771 },
  { id: 14, title: 'Net needle', year: 1919 },
  { id: 15, title: 'Oak chest', year: 1688 },
  { id: 16, title: 'Pewter plate', year: 1702 },
  { id: 17, title: 'Quill case', year: 1755 },
  { id: 18, title: 'Rope ladder', year: 1911 },
  { id: 19, title: 'Salt box', year: 1830 },
  { id: 20, title: 'Tide clock', year: 1898 },
  { id: 21, title: 'Umbrella stand', year: 1907 },
  { id: 22, title: 'Violin bow', year: 1783 },
];
