import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataSets } from './dataSets.ts';
import { replaceRows } from './replaceRows.ts';

// npm run data: writes the rows of every data set again. Types and descriptions are edited in the files themselves.
for (const [name, create] of Object.entries(dataSets)) {
  const file = path.join(import.meta.dirname, '..', `${name}.ts`);
  const source = readFileSync(file, 'utf8');
  const rows = create();
  const next = replaceRows(source, name, rows);
  if (next !== source) writeFileSync(file, next);
  const size = `${(next.length / 1000).toFixed(1)} kB`;
  console.log(`${name}.ts: ${rows.length} rows, ${size}${next === source ? '' : ', rewritten'}`);
}
