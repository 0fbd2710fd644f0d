import { createRoot } from 'react-dom/client';
import type { DemoTables } from '#model/demo/ChartTable.ts';
import { getTablesPath } from '#model/demo/ChartTable.ts';
import type { DocsConfig } from '../../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../../browser/DocsConfigContext.tsx';
import { loadJsonOnce } from '../../../browser/loadJsonOnce.ts';
import { loadPageConfig } from '../../../browser/loadPageConfig.ts';
import { ChartTables } from './ChartTables.tsx';
import { getTablesId } from './getTablesId.ts';
import styles from './ChartTables.module.css';

export interface DemoWithTables {
  id: string;
  name: string;
  toolbar: HTMLElement;
}

/** Shows the data of a demo's charts below its toolbar, or hides it again. */
export async function toggleTables(demo: DemoWithTables): Promise<void> {
  const find = () => document.getElementById(getTablesId(demo));
  const panel = find();
  if (panel) panel.hidden = !panel.hidden;
  else {
    const [docs, tables] = await Promise.all([
      loadPageConfig(),
      loadJsonOnce<DemoTables>(getTablesPath(demo.id)),
    ]);
    // Readers who click again while the tables are loading still want them.
    if (!find()) addPanel(demo, docs, tables);
  }
  for (const control of demo.toolbar.querySelectorAll('[data-demo-action=tables]'))
    control.setAttribute('aria-expanded', String(!find()?.hidden));
}

function addPanel(demo: DemoWithTables, docs: DocsConfig, tables: DemoTables): void {
  const panel = document.createElement('div');
  panel.id = getTablesId(demo);
  panel.className = styles['panel'] ?? '';
  demo.toolbar.after(panel);
  createRoot(panel).render(
    <DocsConfigProvider value={docs}>
      <ChartTables {...tables} />
    </DocsConfigProvider>,
  );
}
