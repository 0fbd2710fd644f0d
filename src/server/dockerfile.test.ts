import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './directories.ts';
import { toPackageName } from '#model/project/listImports.ts';

/** Needs an HTML parser, and only where a build was not prepared; an image has a prepared one. */
const ONLY_FOR_BARE_BUILDS = 'src/generator/delivery/describeFiles.ts';
const ENTRIES = [
  'src/server/main.ts',
  'src/server/mcp/main.ts',
  'src/server/feedback-report/main.ts',
];

/** All files of the project and all packages that the programs of the image load. */
function followImports(entries: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const imports = source.matchAll(
      /^(?:import|export) (?!type ).*?from '(.+)';|import\('(.+)'\)/gm,
    );
    for (const [, fixed, dynamic] of imports) {
      const specifier = fixed ?? dynamic ?? '';
      if (specifier.startsWith('node:')) continue;
      const target = resolve(specifier, file);
      if (target === undefined) packages.add(toPackageName(specifier) ?? specifier);
      else if (target !== ONLY_FOR_BARE_BUILDS) files.add(target);
    }
  }
  return { files: [...files], packages: [...packages] };
}

/** `#model/a.ts` → `src/model/a.ts`; `undefined` for a package. */
function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  return specifier.startsWith('#content/') ? specifier.slice(1) : `src/${specifier.slice(1)}`;
}

describe('Dockerfile', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const { files, packages } = followImports(ENTRIES);

  it('installs the packages that the server loads, and no others', () => {
    const installed = /\[([^\]]*)\]\.map/.exec(dockerfile)?.[1]?.match(/[^', ]+/g);
    expect(installed?.sort()).toEqual(packages.sort());
  });

  it('copies the files that the server loads', () => {
    const copied = [...dockerfile.matchAll(/COPY --from=build (.+) \S+$/gm)].flatMap(
      ([, sources]) => sources?.split(' ').map((source) => source.replace('/app/', '')) ?? [],
    );
    expect(files.length).toBeGreaterThan(50);
    const missing = files.filter(
      (file) => !copied.some((source) => file === source || file.startsWith(`${source}/`)),
    );
    expect(missing).toEqual([]);
  });
});
