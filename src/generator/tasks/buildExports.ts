import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocsError } from '#model/errors/DocsError.ts';
import { throwAll } from '#model/errors/DocsError.ts';
import { listDemoIds } from '../files/listDemoFiles.ts';
import { readPackageVersions } from '../demos/packageVersions.ts';
import { chooseSample } from '../testing/chooseSample.ts';
import { createBrowserPool } from '../exports/createBrowserPool.ts';
import { formatExportCase, listExportCases } from '../exports/ExportCase.ts';
import type { ExportCase } from '../exports/ExportCase.ts';
import { parseExportArguments } from '../exports/parseExportArguments.ts';
import { testExport } from '../exports/testExport.ts';
import type { ExportBench } from '../exports/testExport.ts';
import { formatDuration } from '../processes/formatDuration.ts';
import { runTask, TaskFailure } from '../processes/runTask.ts';
import { writeReport } from '../testing/testReport.ts';

// npm run test:exports [-- --all | --sample N [--seed TEXT] | --page PATH]: builds demos the way users export them, and opens them.
const WORKERS = 2;

await runTask(async () => {
  const { size, seed, page = '' } = parseExportArguments(process.argv.slice(2));
  const demos = listDemoIds().filter((id) => formatPagePath(id).includes(page));
  const sample = chooseSample(demos, size, seed);
  const cases = listExportCases(sample);
  if (cases.length === 0)
    throw new TaskFailure(
      page ? `No page with demos matches ${page}.` : 'There is no demo to export.',
    );
  console.log(`${cases.length} projects from ${sample.length} of ${demos.length} demos`);
  const faults = await testAll(cases);
  writeReport('exports', { passed: cases.length - faults.length, failed: faults.length });
  throwAll(faults);
  console.log(`All ${cases.length} projects build and run.`);
});

/** `pages/react-charts/bars/BasicBars` → `/x/react-charts/bars/` */
function formatPagePath(id: string): string {
  return `${path.posix.dirname(id).replace(/^pages/, '/x')}/`;
}

async function testAll(cases: readonly ExportCase[]): Promise<DocsError[]> {
  const browsers = createBrowserPool();
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-exports-'));
  const bench = { browsers, folder, versions: readPackageVersions(), installs: new Map() };
  const faults: DocsError[] = [];
  const queue = [...cases.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, exportCase] = next;
      faults.push(...(await testOne(exportCase, index, cases.length, bench)));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await browsers.close();
  // Keep projects with faults, because the hints refer to their folders.
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
  return faults;
}

async function testOne(
  exportCase: ExportCase,
  index: number,
  count: number,
  bench: ExportBench,
): Promise<DocsError[]> {
  // One project in every run is installed from the registry and built by its own scripts.
  const isReal = index === 0;
  const start = performance.now();
  const faults = await testExport(exportCase, isReal, bench);
  const place = `${String(index + 1).padStart(String(count).length)}/${count}`;
  const time = formatDuration(performance.now() - start);
  const line = [faults.length > 0 ? 'FAIL' : 'ok  ', place, formatExportCase(exportCase), time];
  console.log(`${line.join('  ')}${isReal ? ', installed' : ''}`);
  for (const { message } of faults) console.log(message.replaceAll(/^/gm, '      '));
  return faults;
}
