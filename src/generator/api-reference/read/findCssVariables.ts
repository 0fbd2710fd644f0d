import path from 'node:path';
import type { ApiCssVariable } from '#model/reference/ApiReference.ts';
import { PLANS } from '#model/product/Plan.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, getDeclarationFile } from '../declarations/declarations.ts';
import type { Reader } from './Reader.ts';
import { readFolder, readScriptOf } from './scripts.ts';

/** Finds the CSS variables that a component's styles read or set, so that users can do the same. */
export function findCssVariables(exported: ApiExport, reader: Reader): ApiCssVariable[] {
  const found = new Map<string, ApiCssVariable>();
  for (const script of readStyles(exported, reader)) {
    // Requiring a capital letter skips variables that start with "unstable", which aren't part of the public API.
    for (const [, name = ''] of script.matchAll(/(--[A-Z][A-Za-z]+-[\w-]*\w)/g)) {
      const fallback = new RegExp(`var\\(${name},\\s*([^()]+(?:\\([^()]*\\))?)\\)`).exec(
        script,
      )?.[1];
      const known = found.get(name) ?? { name };
      found.set(name, { ...known, ...(fallback ? { fallback: fallback.trim() } : {}) });
    }
  }
  return [...found.values()].sort(byName);
}

/** Reads the scripts that can contain a component's styles. For a grid that's the whole package, else its folder or its file. */
function readStyles({ name, plan, symbol }: ApiExport, { family }: Reader): string[] {
  if (/^DataGrid(Pro|Premium)?$/.test(name)) {
    return family.packages
      .filter((installed) => PLANS.indexOf(installed.plan) <= PLANS.indexOf(plan))
      .flatMap(({ directory }) => readFolder(path.join(directory, 'esm')));
  }
  const folder = path.dirname(getDeclarationFile(symbol) ?? '');
  return path.basename(folder) === name ? readFolder(folder) : [readScriptOf(symbol)];
}
