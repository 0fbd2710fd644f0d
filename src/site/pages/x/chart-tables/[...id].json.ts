import { canChange, listChartDemos } from '#generator/demos/tables/chartDemos.ts';
import { loadTableMaker } from '#generator/demos/tables/loadTableMaker.ts';
import type { DemoTables } from '#model/demo/ChartTable.ts';
import { renderDemo } from '../../../features/demo/server/renderDemo.tsx';

/** The data of each demo's charts, fetched when a reader asks for it. */
export function getStaticPaths() {
  return listChartDemos().map((id) => ({ params: { id } }));
}

export async function GET({ params: { id } }: { params: { id: string } }): Promise<Response> {
  const { tables } = await renderDemo(id, loadTableMaker);
  return Response.json({ tables, isInitial: canChange(id) } satisfies DemoTables);
}
