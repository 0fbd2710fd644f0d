import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_SETS } from './SharedFolder.ts';

/** The source of a data set as readers get it: without the command that rebuilds it, which only this project has. */
export function readDataSet(name: string, directory: string = DATA_SETS.directory): string {
  const source = readFileSync(path.join(directory, `${name}.ts`), 'utf8');
  return source.replace(/^\/\/ Rebuild the rows with .+\n/m, '');
}
