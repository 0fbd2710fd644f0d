import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { CONTENT_DIR, toProjectPath } from '../files/directories.ts';
import { formatDemoName, STYLINGS } from '../files/listDemoFiles.ts';
import { listImports } from '../files/listImports.ts';
import { readDataSet } from './readDataSet.ts';
import { DATA_SETS, DEMO_PARTS, listSharedFiles } from './SharedFolder.ts';
import type { SharedFolder } from './SharedFolder.ts';

/** One file of a demo as readers see it. */
export interface SourceFile {
  name: string;
  source: string;
  /** Name of the data set, if the file is one. */
  dataSet?: string;
}

/** The stylings a demo comes in: `Bars.tsx`, and `Bars.tailwind.tsx`, `Bars.css.tsx` where they exist. */
export function listStylings(id: string): { styling: CodeStylingToken; file: string }[] {
  const folder = path.join(CONTENT_DIR, path.dirname(id));
  return STYLINGS.map((styling) => ({
    styling,
    file: path.join(folder, formatDemoName(path.basename(id), styling)),
  })).filter(({ file }) => existsSync(file));
}

/** The demo, the files beside it that it imports, and the files it shares with other demos; the demo comes first. */
export function readDemoFiles(
  main: string,
  shared: readonly SharedFolder[] = [DATA_SETS, DEMO_PARTS],
): SourceFile[] {
  const files = new Map<string, SourceFile>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const name = path.basename(file);
    const folder = shared.find(({ directory }) => directory === path.dirname(file));
    if (folder?.kind === 'data set') {
      const dataSet = path.basename(file, folder.extension);
      files.set(file, { name, source: readDataSet(dataSet, folder.directory), dataSet });
      return;
    }
    const source = readFileSync(file, 'utf8');
    const imports = /\.tsx?$/.test(file) ? listImports(source, file) : [];
    files.set(file, { name, source: moveBeside(source, imports) });
    for (const specifier of imports) {
      if (/^[.#]/.test(specifier)) visit(resolveImport(file, specifier, shared));
    }
  };
  visit(main);
  checkNames(main, [...files.values()]);
  return [...files.values()];
}

/** `from '#data/orders'` → `from './orders'`: readers get a shared file beside the demo. */
function moveBeside(source: string, imports: readonly string[]): string {
  return imports
    .filter((specifier) => specifier.startsWith('#'))
    .reduce((text, specifier) => {
      const beside = `./${path.posix.basename(specifier)}`;
      return text.replaceAll(`'${specifier}'`, `'${beside}'`);
    }, source);
}

function resolveImport(from: string, specifier: string, shared: readonly SharedFolder[]): string {
  const folder = shared.find(({ prefix }) => specifier.startsWith(prefix));
  if (folder) return resolveShared(from, specifier, folder);
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['', '.tsx', '.ts', '.css', '.json']
    .map((end) => base + end)
    .find((file) => existsSync(file));
  if (found && path.dirname(found) === path.dirname(from)) return found;
  const beside = readdirSync(path.dirname(from)).filter((file) => /\.(tsx?|css|json)$/.test(file));
  const owner = found && shared.find(({ directory }) => directory === path.dirname(found));
  throw new DocsError(`The demo imports "${specifier}", which is not beside it.`, {
    file: toProjectPath(from),
    hint: owner
      ? `write "${owner.prefix}${path.basename(found, owner.extension)}".`
      : `a demo may import packages, data sets, demo parts, and files in its folder: ${beside.join(', ')}.`,
  });
}

function resolveShared(from: string, specifier: string, folder: SharedFolder): string {
  const { kind, prefix, directory, extension } = folder;
  const name = specifier.slice(prefix.length);
  const known = listSharedFiles(folder);
  if (known.includes(name)) return path.join(directory, name + extension);
  const [nearest] = findNearest(name, known);
  throw new DocsError(`There is no ${kind} "${name}".`, {
    file: toProjectPath(from),
    hint: `${nearest ? `did you mean "${prefix}${nearest}"? ` : ''}The ${kind}s are: ${known.join(', ')}.`,
  });
}

/** Exported side by side, two files of one name would overwrite each other. */
function checkNames(main: string, files: readonly SourceFile[]): void {
  const twin = files.find(
    ({ name }, index) => files.findIndex((file) => file.name === name) < index,
  );
  if (!twin) return;
  throw new DocsError(`The demo imports two files named ${twin.name}.`, {
    file: toProjectPath(main),
    hint: 'rename the one in the folder of the page; the shared file keeps its name.',
  });
}
