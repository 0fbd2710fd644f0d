import type { CodeText, DataSet } from '#model/demo/DataSet.ts';
import { splitRows } from '#model/demo/splitRows.ts';
import { hashKey } from '../files/createCache.ts';
import { openCache } from '../files/openCache.ts';
import { highlight } from '../markdown/highlight.ts';
import { getCodeVersion } from './getCodeVersion.ts';
import { readDataSet } from './readDataSet.ts';
import { toJavaScript } from './toJavaScript.ts';

const cache = openCache('data-sets');

/** A shared data set, highlighted, in TypeScript and JavaScript. */
export function createDataSet(name: string): Promise<DataSet> {
  const source = readDataSet(name);
  return cache.get(hashKey(getCodeVersion(), name, source), () => highlightDataSet(name, source));
}

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
