import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { DemoProject } from '#model/project/DemoProject.ts';
import { ROOT } from '../files/directories.ts';
import { runTool } from '../processes/runTool.ts';

/** Folders with installed packages, by the requested dependencies. */
export type Installs = Map<string, Promise<string>>;

export function writeProject(directory: string, { files }: DemoProject): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export async function installPackages(directory: string): Promise<void> {
  await runTool(directory, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Links packages into a project: those of this checkout if the versions match, else an install for the same dependencies. */
export async function linkPackages(
  directory: string,
  project: DemoProject,
  installs: Installs,
): Promise<void> {
  const home = isInstalledHere(project)
    ? ROOT
    : await shareInstall(path.dirname(directory), project, installs);
  symlinkSync(path.join(home, 'node_modules'), path.join(directory, 'node_modules'), 'junction');
}

/** Whether this checkout has every package in exactly the version that the project asks for. */
export function isInstalledHere({
  dependencies,
  devDependencies,
}: Pick<DemoProject, 'dependencies' | 'devDependencies'>): boolean {
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const file = path.join(ROOT, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return false;
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
  });
}

function shareInstall(folder: string, project: DemoProject, installs: Installs): Promise<string> {
  const key = JSON.stringify([project.dependencies, project.devDependencies]);
  const known = installs.get(key);
  if (known) return known;
  const directory = mkdtempSync(path.join(folder, 'packages-'));
  writeFileSync(path.join(directory, 'package.json'), project.files['package.json'] ?? '');
  const install = installPackages(directory).then(() => directory);
  installs.set(key, install);
  return install;
}
