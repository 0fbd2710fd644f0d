export interface Bridge {
  id: number;
  name: string;
  river: string;
  length: number;
  spans: number;
  condition: number;
  note: string;
}

export const bridges: Bridge[] = [
  {
    id: 1,
    name: 'Old Mill Bridge',
    river: 'Elde',
    length: 84,
    spans: 3,
    condition: 0.92,
    note: 'Sandstone arches repointed in spring; drainage of the carriageway is next.',
  },
  {
    id: 2,
    name: 'Weir Street Bridge',
    river: 'Elde',
    length: 132,
    spans: 4,
    condition: 0.58,
    note: 'Joint at the east abutment leaks. Speed limit until the bearings are replaced.',
  },
  {
    id: 3,
    name: 'Railway Viaduct',
    river: 'Tamra',
    length: 410,
    spans: 11,
    condition: 0.74,
    note: 'Corrosion on the lattice of spans 6 and 7, to be blasted and painted next year.',
  },
  {
    id: 4,
    name: 'Harbor Footbridge',
    river: 'Tamra',
    length: 56,
    spans: 1,
    condition: 0.31,
    note: 'Closed. The deck moves by more than the limit under a crowd; dampers are on order.',
  },
];
