import type { CodeText, DataSet } from './DataSet.ts';
import type { DemoCodeFile } from './Demo.ts';
import { foldRows } from './splitRows.ts';

/** A data set as a tab of a demo shows it: the type, the first rows, and how many more there are. */
export function foldDataSet(set: DataSet): DemoCodeFile {
  const source = set.rows.source.split('\n');
  const html = set.rows.html.split('\n');
  const rows = {
    source: foldRows(source, (count) => `  // ${count} more rows`).join('\n'),
    html: foldRows(html, (count) => `  <span class="c">// ${count} more rows</span>`).join('\n'),
  };
  return { ...createFile(set, rows), dataSet: { name: set.name, rows: source.length } };
}

/** All of a data set, as it is copied, edited, and exported. */
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
