import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../files/directories.ts';

const PREFIX = '\0live-entry:';
const STYLES = '\0live-styles:';
const require = createRequire(path.join(ROOT, 'package.json'));

/** A CommonJS module has one export, yet these are imported by name. */
const BY_NAME = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'dayjs',
  'moment',
]);

/** The id to bundle for an import: itself, or a module that gives a CommonJS package its named exports. */
export function toEntryId(specifier: string): string {
  return BY_NAME.has(specifier) ? PREFIX + specifier : specifier;
}

/** Writes the modules of `toEntryId`, and turns the packages' style sheets into code: the frame allows no links. */
export function liveEntries(): Plugin {
  return {
    name: 'x-docs:live-entries',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(PREFIX)) return id;
      if (!id.endsWith('.css') || !importer) return undefined;
      return `${STYLES}${path.resolve(path.dirname(importer), id)}.js`;
    },
    load(id) {
      if (id.startsWith(STYLES)) return writeStyles(id.slice(STYLES.length, -'.js'.length));
      if (!id.startsWith(PREFIX)) return undefined;
      const specifier = id.slice(PREFIX.length);
      return [
        `import all from ${JSON.stringify(specifier)};`,
        'export default all;',
        `export const { ${listNames(specifier).join(', ')} } = all;`,
      ].join('\n');
    },
  };
}

function writeStyles(file: string): { code: string; moduleSideEffects: true } {
  const css = JSON.stringify(readFileSync(file, 'utf8'));
  const code = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${css} }));`;
  return { code, moduleSideEffects: true };
}

function listNames(specifier: string): string[] {
  const module = require(specifier) as object;
  return Object.keys(module).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
  );
}
