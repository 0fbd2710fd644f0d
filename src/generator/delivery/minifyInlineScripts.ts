import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import { DocsError } from '#model/errors/DocsError.ts';

/** Pages contain a few functions as they were written. Minified, they cost every reader a few hundred bytes less. */
export function minifyInlineScripts(
  dist: string,
  files: readonly string[] = listPages(dist),
): number {
  const known = new Map<string, string>();
  const minify = (code: string, file: string) => {
    const minified = known.get(code) ?? minifyScript(code, file);
    known.set(code, minified);
    return minified;
  };
  let pages = 0;
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const minified = html.replace(
      /(<script>)([^]*?)(<\/script>)/g,
      (_, start: string, code: string, end: string) => start + minify(code, file) + end,
    );
    if (minified === html) continue;
    pages += 1;
    writeFileSync(file, minified);
  }
  return pages;
}

function minifyScript(code: string, file: string): string {
  const { code: minified, errors } = minifySync('inline.js', code);
  const [error] = errors;
  if (error) {
    throw new DocsError(`An inline script can't be parsed: ${error.message}`, {
      file,
      hint: 'a function that runs inline must be plain JavaScript after it is compiled.',
    });
  }
  return minified.trim().replace(/;$/, '');
}

function listPages(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dist, name));
}
