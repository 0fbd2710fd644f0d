import type { CodeText, DataSet } from './DataSet.ts';
import type { DemoCodeFile } from './Demo.ts';
import { foldRows } from './splitRows.ts';

/** Returns a data set as shown in a demo's tab: the type, the first rows, and the number of remaining rows. */
export function foldDataSet(set: DataSet): DemoCodeFile {
  const source = set.rows.source.split('\n');
  const html = set.rows.html.split('\n');
  const rows = {
    source: foldRows(source, (count) => `  // ${count} more rows`).join('\n'),
    html: foldRows(html, (count) => `  <span class="c">// ${count} more rows</span>`).join('\n'),
  };
  return { ...createFile(set, rows), dataSet: { name: set.name, rows: source.length } };
}

/** Returns a complete data set, for copying, editing, and exporting. */
export function unfoldDataSet(set: DataSet): DemoCodeFile {
  return createFile(set, set.rows);
}

function createFile({ name, head, end }: DataSet, rows: CodeText): DemoCodeFile {
  const join = (start: CodeText, extension: string) => ({
    name: `${name}.${extension}`,
    source: `${[start, rows, end].map(({ source }) => source).join('\n')}\n`,
    html: [start, rows, end].map(({ html }) => html).join('\n'),
  });
  return { TS: join(head.TS, 'ts'), JS: join(head.JS, 'js') };
}
