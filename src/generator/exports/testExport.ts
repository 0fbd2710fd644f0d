import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import type { PackageVersions } from '#model/project/PackageVersions.ts';
import type { BrowserPool } from './createBrowserPool.ts';
import { createExport } from './createExport.ts';
import { formatExportCase } from './ExportCase.ts';
import type { ExportCase } from './ExportCase.ts';
import { openProject } from './openProject.ts';
import { installPackages, linkPackages, writeProject } from './prepareProject.ts';
import type { Installs } from './prepareProject.ts';
import { runTool } from '../processes/runTool.ts';

export interface ExportBench {
  browsers: BrowserPool;
  versions: PackageVersions;
  /** The folder for all projects. */
  folder: string;
  installs: Installs;
}

/** Creates, builds, and opens the project of one case. With `isReal`, it installs the packages like a user would. */
export async function testExport(
  exportCase: ExportCase,
  isReal: boolean,
  bench: ExportBench,
): Promise<DocsError[]> {
  const { id, variant } = exportCase;
  const directory = mkdtempSync(path.join(bench.folder, `${path.basename(id)}-${variant}-`));
  const faults = await findFaults(directory, exportCase, isReal, bench);
  if (faults.length === 0) rmSync(directory, { recursive: true, force: true });
  return faults.map(
    (fault) =>
      new DocsError(`${formatExportCase(exportCase)}: ${fault}`, {
        file: `content/${id}.tsx`,
        hint: `the project is kept in ${directory}.`,
      }),
  );
}

async function findFaults(
  directory: string,
  exportCase: ExportCase,
  isReal: boolean,
  { browsers, versions, installs }: ExportBench,
): Promise<string[]> {
  try {
    const project = await createExport(exportCase, versions);
    writeProject(directory, project);
    if (isReal) {
      await installPackages(directory);
      if (exportCase.variant === 'TS') await runTool(directory, 'npm', ['run', 'typecheck']);
      await runTool(directory, 'npm', ['run', 'build']);
    } else {
      await linkPackages(directory, project, installs);
      const vite = path.join(directory, 'node_modules/vite/bin/vite.js');
      await runTool(directory, process.execPath, [vite, 'build', '--logLevel', 'warn']);
    }
    return await openProject(await browsers.get(), path.join(directory, 'dist'));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
