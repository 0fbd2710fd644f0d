import { listDemoFiles } from '../files/listDemoFiles.ts';
import { listImports } from '../files/listImports.ts';
import { readDemoFiles } from './demoFiles.ts';

/** What all demos and the files beside them import, each specifier once: `@mui/material/Box`, `./rows`. */
export function listDemoImports(): string[] {
  const files = listDemoFiles().flatMap(({ file }) => readDemoFiles(file));
  const scripts = files.filter(({ name }) => /\.tsx?$/.test(name));
  // Many demos share a file.
  const sources = new Map(scripts.map(({ name, source }) => [source, name]));
  return [...new Set([...sources].flatMap(([source, name]) => listImports(source, name)))];
}
