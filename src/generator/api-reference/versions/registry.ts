import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { normalizeLayout } from './normalizeLayout.ts';
import { runTool } from '../../processes/runTool.ts';

/** Every published version of a package, from the registry that npm is configured with. */
export async function fetchVersions(name: string, directory: string): Promise<string[]> {
  const printed = await runTool(directory, 'npm', ['view', name, 'versions', '--json']);
  const versions: unknown = JSON.parse(printed);
  return (Array.isArray(versions) ? versions : [versions]).map(String);
}

/** Unpacks published packages into `node_modules` of a folder, as they would be installed there. */
export async function unpackPackages(
  directory: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = Object.entries(packages).filter(
    ([name, version]) => readVersion(directory, name) !== version,
  );
  if (wanted.length === 0) return;
  const archives = path.join(directory, 'archives');
  mkdirSync(archives, { recursive: true });
  const specifiers = wanted.map(([name, version]) => `${name}@${version}`);
  await runTool(directory, 'npm', ['pack', ...specifiers, '--pack-destination', archives]);
  for (const [name, version] of wanted) {
    // `@mui/x-charts` is packed as `mui-x-charts-8.0.0.tgz`.
    const archive = `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
    const target = path.join(directory, 'node_modules', name);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    await runTool(target, 'tar', ['-xzf', path.join(archives, archive), '--strip-components=1']);
    normalizeLayout(target);
  }
  rmSync(archives, { recursive: true, force: true });
}

/** The packages of MUI X that others need, in the versions they ask for: `@mui/x-internals` → `8.4.0`. */
export function listOwnDependencies(directory: string): Record<string, string> {
  const scope = path.join(directory, 'node_modules/@mui');
  const wanted: Record<string, string> = {};
  for (const folder of readdirSync(scope)) {
    const manifest = readManifest(path.join(scope, folder));
    for (const [name, range] of Object.entries(manifest?.dependencies ?? {})) {
      if (!name.startsWith('@mui/x-') || existsSync(path.join(directory, 'node_modules', name))) {
        continue;
      }
      wanted[name] = range.replace(/^[\^~]/, '');
    }
  }
  return wanted;
}

function readVersion(directory: string, name: string): string | undefined {
  return readManifest(path.join(directory, 'node_modules', name))?.version;
}

function readManifest(
  directory: string,
): { version: string; dependencies?: Record<string, string> } | undefined {
  const file = path.join(directory, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readManifest>)
    : undefined;
}
