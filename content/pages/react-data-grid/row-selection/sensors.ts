export interface Sensor {
  id: string;
  place: string;
  kind: 'humidity' | 'light' | 'temperature';
  battery: number;
}

export const sensors: Sensor[] = [
  { id: 'S-01', place: 'Attic', kind: 'temperature', battery: 88 },
  { id: 'S-02', place: 'Boiler room', kind: 'temperature', battery: 12 },
  { id: 'S-03', place: 'Cellar', kind: 'humidity', battery: 54 },
  { id: 'S-04', place: 'Courtyard', kind: 'light', battery: 97 },
  { id: 'S-05', place: 'Depot', kind: 'humidity', battery: 9 },
  { id: 'S-06', place: 'Entrance', kind: 'light', battery: 71 },
  { id: 'S-07', place: 'Foyer', kind: 'temperature', battery: 40 },
  { id: 'S-08', place: 'Gallery', kind: 'humidity', battery: 63 },
];
