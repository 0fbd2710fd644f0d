import { getDataSetPath } from '#model/demo/DataSet.ts';
import type { DataSet } from '#model/demo/DataSet.ts';
import type { DemoCode, DemoCodeFile } from '#model/demo/Demo.ts';
import { unfoldDataSet } from '#model/demo/foldDataSet.ts';
import { loadJsonOnce } from '../../../browser/loadJsonOnce.ts';

/** A demo's code in every variant and styling, with only the first rows of shared data sets. */
export function loadDemoCode(id: string): Promise<DemoCode> {
  return loadJsonOnce<DemoCode>(`/x/demos/${id}.json`);
}

/** A file of a demo with all of its rows. */
export async function loadAllRows(file: DemoCodeFile): Promise<DemoCodeFile> {
  if (!file.dataSet) return file;
  return unfoldDataSet(await loadJsonOnce<DataSet>(getDataSetPath(file.dataSet.name)));
}
