import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { listDemoFiles } from '../files/listDemoFiles.ts';

const require = createRequire(import.meta.url);

/** Only the utilities that Tailwind demos use. No reset, because the page has its own. */
export async function createTailwindCss(): Promise<string> {
  const entry = [
    "@import 'tailwindcss/theme.css' layer(theme);",
    "@import 'tailwindcss/utilities.css' layer(utilities);",
    "@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));",
  ].join('\n');
  const compiler = await compile(entry, {
    loadStylesheet: async (id, base) => {
      const file = require.resolve(id);
      return { path: file, base, content: readFileSync(file, 'utf8') };
    },
  });
  return compiler.build(listCandidates());
}

/** Every word in the sources. Tailwind ignores those that aren't utilities. */
function listCandidates(): string[] {
  const sources = listDemoFiles()
    .filter(({ styling }) => styling === 'tailwind')
    .map(({ file }) => readFileSync(file, 'utf8'));
  return [...new Set(sources.flatMap((source) => source.split(/[\s'"`]+/)))];
}
