import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { normalizeLayout } from './normalizeLayout.ts';
import { ROOT } from '../../files/directories.ts';
import { runTool } from '../../processes/runTool.ts';

/** Packages that hardly affect any public type. A release can be read without them. */
const OPTIONAL = new Set(['@mui/base', '@mui/x-license', '@mui/x-license-pro', '@mui/x-telemetry']);

/** Fetches every published version of a package from the registry that npm is configured with. */
export async function fetchVersions(name: string, directory: string): Promise<string[]> {
  const printed = await runTool(directory, 'npm', ['view', name, 'versions', '--json']);
  const versions: unknown = JSON.parse(printed);
  return (Array.isArray(versions) ? versions : [versions]).map(String);
}

/** Unpacks published packages into the `node_modules` of a folder, as if they were installed there. */
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
    // A package is moved into place once it's complete, so that an interrupted run doesn't leave half of it.
    const draft = path.join(archives, 'draft');
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    await runTool(draft, 'tar', ['-xzf', path.join(archives, archive), '--strip-components=1']);
    normalizeLayout(draft);
    const target = path.join(directory, 'node_modules', name);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(draft, target);
  }
  rmSync(archives, { recursive: true, force: true });
}

/**
 * Unpacks the transitive dependencies that the packages in a folder have on the same publisher. Returns optional ones that the
 * registry doesn't have.
 */
export async function unpackDependencies(
  directory: string,
  unpack: typeof unpackPackages = unpackPackages,
): Promise<string[]> {
  const missing = new Set<string>();
  for (;;) {
    const wanted = Object.entries(listOwnDependencies(directory)).filter(
      ([name]) => !missing.has(name),
    );
    if (wanted.length === 0) return [...missing];
    for (const [name, version] of wanted) {
      try {
        await unpack(directory, { [name]: version });
      } catch (error) {
        if (!OPTIONAL.has(name)) throw error;
        missing.add(name);
      }
    }
  }
}

/**
 * Lists the dependencies of the unpacked packages with the required versions: `@mui/x-internals` → `8.4.0`. Packages that aren't
 * part of MUI X are only listed if they aren't installed here, such as `@mui/base` for versions 5 to 7.
 */
export function listOwnDependencies(
  directory: string,
  isInstalled: (name: string) => boolean = (name) =>
    existsSync(path.join(ROOT, 'node_modules', name)),
): Record<string, string> {
  const scope = path.join(directory, 'node_modules/@mui');
  const wanted: Record<string, string> = {};
  for (const folder of readdirSync(scope)) {
    const manifest = readManifest(path.join(scope, folder));
    for (const [name, range] of Object.entries(manifest?.dependencies ?? {})) {
      const isOwn = name.startsWith('@mui/x-') || (name.startsWith('@mui/') && !isInstalled(name));
      if (!isOwn || existsSync(path.join(directory, 'node_modules', name))) continue;
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
