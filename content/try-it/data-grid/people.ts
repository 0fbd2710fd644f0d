import type { GridColDef } from '@mui/x-data-grid';

const CITIES = ['Lisbon', 'Oslo', 'Nairobi', 'Quito', 'Hanoi', 'Perth'];
const TEAMS = ['Design', 'Engineering', 'Support'];
const PEOPLE = ['Ada', 'Bao', 'Chidi', 'Dana', 'Emil', 'Farah', 'Goran', 'Hana', 'Ines', 'Jun'];

export const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `${PEOPLE[index % PEOPLE.length]} ${index + 1}`,
  team: TEAMS[index % TEAMS.length],
  city: CITIES[index % CITIES.length],
  age: 22 + ((index * 7) % 40),
  remote: index % 3 === 0,
}));

export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 140, editable: true },
  { field: 'team', headerName: 'Team', width: 130, editable: true },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90, editable: true },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export type Row = (typeof rows)[number];
