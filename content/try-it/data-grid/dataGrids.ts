import { findTryItPart, isGridIcon } from '#model/try-it/tryItParts.ts';
import { columns, rows } from './people.ts';
import type { Row } from './people.ts';
import { loadComponent } from '../shared/Scene.ts';
import type { SceneFamily, SceneLoaders } from '../shared/Scene.ts';

const LOADERS: SceneLoaders = {
  DataGrid: () => import('@mui/x-data-grid/DataGrid').then((m) => m.DataGrid),
  DataGridPremium: () =>
    import('@mui/x-data-grid-premium/DataGridPremium').then((m) => m.DataGridPremium),
  DataGridPro: () => import('@mui/x-data-grid-pro/DataGridPro').then((m) => m.DataGridPro),
};

const CONVERSATION = { id: 'ages', title: 'Ages', prompts: [] };

export const dataGrids: SceneFamily = {
  toDate: (text) => new Date(text),
  loadSamples: () =>
    Promise.all([
      import('./gridPartSamples.tsx').then((m) => m.gridPartSamples),
      import('./dataGridSamples.tsx').then((m) => m.dataGridSamples),
    ]).then((sets) => sets.flat()),
  async loadScene(name) {
    const part = findTryItPart('x-data-grid', name);
    if (part && isGridIcon(name)) {
      const { gridIcons } = await import('./gridIcons.ts');
      return { Component: await loadComponent(gridIcons, name), props: {}, layout: 'center' };
    }
    if (part) return (await import('./gridParts.tsx')).createGridPart(name, part);
    return {
      Component: await loadComponent(LOADERS, name),
      props: { rows, columns },
      companions: {
        dataSource: { rows: undefined },
        aiAssistantActiveConversationIndex: { aiAssistantConversations: [CONVERSATION] },
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
