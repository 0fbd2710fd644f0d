import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { CONTENT_DIR, toProjectPath } from '../files/directories.ts';
import { formatDemoName, STYLINGS } from '../files/listDemoFiles.ts';
import { listImports } from '../files/listImports.ts';

/** One file of a demo as it stands on disk. */
export interface SourceFile {
  name: string;
  source: string;
}

/** The stylings a demo comes in: `Bars.tsx`, and `Bars.tailwind.tsx`, `Bars.css.tsx` where they exist. */
export function listStylings(id: string): { styling: CodeStylingToken; file: string }[] {
  const folder = path.join(CONTENT_DIR, path.dirname(id));
  return STYLINGS.map((styling) => ({
    styling,
    file: path.join(folder, formatDemoName(path.basename(id), styling)),
  })).filter(({ file }) => existsSync(file));
}

/** The demo and the files beside it that it imports, the demo first. */
export function readDemoFiles(main: string): SourceFile[] {
  const files = new Map<string, SourceFile>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const source = readFileSync(file, 'utf8');
    files.set(file, { name: path.basename(file), source });
    if (!/\.tsx?$/.test(file)) return;
    for (const specifier of listImports(source, file))
      if (specifier.startsWith('.')) visit(resolveImport(file, specifier));
  };
  visit(main);
  return [...files.values()];
}

function resolveImport(from: string, specifier: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['', '.tsx', '.ts', '.css', '.json']
    .map((end) => base + end)
    .find((file) => existsSync(file));
  if (found && path.dirname(found) === path.dirname(from)) return found;
  const beside = readdirSync(path.dirname(from)).filter((file) => /\.(tsx?|css|json)$/.test(file));
  throw new DocsError(`The demo imports "${specifier}", which is not beside it.`, {
    file: toProjectPath(from),
    hint: `a demo may import packages and files of its own folder: ${beside.join(', ')}.`,
  });
}
