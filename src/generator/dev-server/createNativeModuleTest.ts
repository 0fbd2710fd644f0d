import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listImports } from '../files/listImports.ts';

/** Virtual modules exist only in Vite, and what the package imports by its own name may be one, too. */
const NEEDS_VITE = /^(?:virtual:|astro:|astro(?:\/|$)|#|\0)|[?]/;
const READS_VITE = /import\.meta\.(?:env|hot)\b/;

interface Imports {
  needsVite: boolean;
  files: readonly string[];
}

/**
 * Creates a function that tells whether Node.js can run a module of Astro without Vite: neither the module nor anything that it
 * imports from the package uses virtual modules or variables that Vite replaces.
 */
export function createNativeModuleTest(
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): (file: string) => boolean {
  const known = new Map<string, Imports>();
  const readImports = (file: string): Imports => {
    const imports = known.get(file) ?? parseImports(read(file), file);
    known.set(file, imports);
    return imports;
  };
  return (file) => {
    // Modules may import each other, and a set can grow while it's read.
    const reached = new Set([file]);
    for (const module of reached) {
      if (!module.endsWith('.js')) continue;
      const { needsVite, files } = readImports(module);
      if (needsVite) return false;
      for (const imported of files) reached.add(imported);
    }
    return true;
  };
}

function parseImports(code: string, file: string): Imports {
  const specifiers = listImports(code, file);
  return {
    needsVite: READS_VITE.test(code) || specifiers.some((specifier) => NEEDS_VITE.test(specifier)),
    files: specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.resolve(path.dirname(file), specifier)),
  };
}
