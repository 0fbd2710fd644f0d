import { joinSamples, loadComponent } from './Scene.ts';
import type { SceneFamily, SceneLoaders } from './Scene.ts';

const LOADERS: SceneLoaders = {
  DataGrid: () => import('@mui/x-data-grid/DataGrid').then((m) => m.DataGrid),
  DataGridPremium: () =>
    import('@mui/x-data-grid-premium/DataGridPremium').then((m) => m.DataGridPremium),
  DataGridPro: () => import('@mui/x-data-grid-pro/DataGridPro').then((m) => m.DataGridPro),
};

const CITIES = ['Lisbon', 'Oslo', 'Nairobi', 'Quito', 'Hanoi', 'Perth'];
const TEAMS = ['Design', 'Engineering', 'Support'];
const PEOPLE = ['Ada', 'Bao', 'Chidi', 'Dana', 'Emil', 'Farah', 'Goran', 'Hana', 'Ines', 'Jun'];

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `${PEOPLE[index % PEOPLE.length]} ${index + 1}`,
  team: TEAMS[index % TEAMS.length],
  city: CITIES[index % CITIES.length],
  age: 22 + ((index * 7) % 40),
  remote: index % 3 === 0,
}));

const columns = [
  { field: 'name', headerName: 'Name', width: 140, editable: true },
  { field: 'team', headerName: 'Team', width: 130, editable: true },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90, editable: true },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

type Row = (typeof rows)[number];

export const dataGrids: SceneFamily = {
  names: Object.keys(LOADERS),
  toDate: (text) => new Date(text),
  loadSamples: () =>
    joinSamples(
      import('../samples/dataGrids.tsx').then((m) => m.dataGridSamples),
      import('virtual:try-it-code/x-data-grid').then((m) => m.sampleCode),
    ),
  async loadScene(name) {
    return {
      Component: await loadComponent(LOADERS, name),
      props: { rows, columns },
      companions: {
        dataSource: { rows: undefined },
        treeData: { getTreeDataPath: (row: Row) => [row.team, row.name] },
        listView: {
          listViewColumn: {
            field: 'list',
            renderCell: ({ row }: { row: Row }) => `${row.name}, ${row.city}`,
          },
        },
      },
      layout: 'fill',
    };
  },
};
