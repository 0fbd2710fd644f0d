import { minifySync } from 'vite';
import { DocsError } from '#model/errors/DocsError.ts';

const known = new Map<string, string>();

/** Pages contain a few functions as they were written. Minified, they cost every reader a few hundred bytes less. */
export function minifyInlineScripts(html: string, file: string): string {
  return html.replace(
    /(<script>)([^]*?)(<\/script>)/g,
    (_, start: string, code: string, end: string) => start + minify(code, file) + end,
  );
}

/** Once for each script, because many pages have the same ones. */
function minify(code: string, file: string): string {
  const minified = known.get(code) ?? minifyScript(code, file);
  known.set(code, minified);
  return minified;
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
