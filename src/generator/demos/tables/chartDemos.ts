import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '../../files/directories.ts';
import { formatDemoName, listDemoFiles } from '../../files/listDemoFiles.ts';
import { readDemoFiles } from '../demoFiles.ts';
import { DEMO_PARTS } from '../SharedFolder.ts';

const CHARTS = /from '@mui\/x-charts/;
/** What a demo needs in order to show something else than at first. */
const STATE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Grid\w+)\b/;

/** The demos that may have charts: all in a folder with a file that imports them, because finding out which one does takes longer. */
export function listChartDemos(): string[] {
  const folders = new Map<string, boolean>();
  const areShared = importsCharts(DEMO_PARTS.directory);
  const demos = listDemoFiles().filter(({ file }) => {
    const folder = path.dirname(file);
    const isKnown = folders.get(folder) ?? importsCharts(folder);
    folders.set(folder, isKnown);
    return isKnown || areShared;
  });
  return [...new Set(demos.map(({ id }) => id))];
}

function importsCharts(folder: string): boolean {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .some((name) => CHARTS.test(readFileSync(path.join(folder, name), 'utf8')));
}

/** Whether readers or time can change what a demo shows. */
export function canChange(id: string): boolean {
  const folder = path.join(CONTENT_DIR, path.dirname(id));
  const file = path.join(folder, formatDemoName(path.basename(id), 'system'));
  return readDemoFiles(file).some(({ source }) => STATE.test(source));
}
