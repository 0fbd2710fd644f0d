import type { CodeText, DataSet } from '#model/demo/DataSet.ts';
import { splitRows } from '#model/demo/splitRows.ts';
import { highlight } from '../markdown/highlight.ts';
import { toJavaScript } from './toJavaScript.ts';

/** Only the head differs between the variants; formatting rows again would spread each over many lines. */
export async function highlightDataSet(name: string, source: string): Promise<DataSet> {
  const { head, rows, end } = splitRows(source);
  const lines = highlight(source.trimEnd(), 'ts').split('\n');
  const js = await toJavaScript([...head, end].join('\n'));
  const jsHead = js.trimEnd().slice(0, -end.length);
  return {
    name,
    head: {
      TS: join(head, lines.slice(0, head.length)),
      JS: { source: jsHead, html: highlight(jsHead, 'js') },
    },
    rows: join(rows, lines.slice(head.length, -1)),
    end: join([end], lines.slice(-1)),
  };
}

function join(source: readonly string[], html: readonly string[]): CodeText {
  return { source: source.join('\n'), html: html.join('\n') };
}
