import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ROOT } from '../files/directories.ts';
import { findImports } from '../files/listImports.ts';
import { createNativeModuleTest } from './createNativeModuleTest.ts';

const ASTRO_DIR = path.join(ROOT, 'node_modules/astro/dist') + path.sep;

/**
 * Lets Node.js load the modules of Astro that don't need Vite. Most of them are already loaded, because the development server itself
 * consists of them, while Vite would transform more than two hundred before it renders the first page.
 */
export function loadAstroNatively(): Plugin {
  const isNative = createNativeModuleTest();
  return {
    name: 'x-docs:load-astro-natively',
    apply: 'serve',
    enforce: 'pre',
    // Vite leaves the imports of built-in modules to Node.js.
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : {
            resolve: {
              builtins: [...builtinModules, /^node:/, new RegExp(`^${toUrl(ASTRO_DIR)}`)],
            },
          },
    load: {
      filter: { id: /\/node_modules\/astro\/dist\/.+\.js$/ },
      handler(id) {
        const file = path.normalize(id);
        if (this.environment.config.consumer === 'client' || !file.startsWith(ASTRO_DIR)) return;
        const code = readFileSync(file, 'utf8');
        return isNative(file)
          ? formatForwarder(toUrl(file), code)
          : importNatively(code, file, isNative);
      },
    },
  };
}

/** Replaces imports of native modules by their URLs. */
export function importNatively(
  code: string,
  file: string,
  isNative: (file: string) => boolean,
): string {
  let result = code;
  for (const { value, start, end } of findImports(code, file).toReversed()) {
    if (!value.startsWith('.') || !value.endsWith('.js')) continue;
    const imported = path.resolve(path.dirname(file), value);
    if (!isNative(imported)) continue;
    result = `${result.slice(0, start)}${JSON.stringify(toUrl(imported))}${result.slice(end)}`;
  }
  return result;
}

/** Creates a module that exports what the module at `url` exports, for imports by name: `astro/zod`. */
export function formatForwarder(url: string, code: string): string {
  const from = JSON.stringify(url);
  const hasDefault = /\bexport default\b|\bas default\b/.test(code);
  return `export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ''}`;
}

/**
 * The host tells Vite's module runner that the native module isn't the one that forwards to it. Node.js ignores it.
 * `/site/node_modules/astro/dist/path.js` → `file://localhost/site/node_modules/astro/dist/path.js`
 */
function toUrl(file: string): string {
  return pathToFileURL(file).href.replace('file:///', 'file://localhost/');
}
