import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';

/** READMEs of folders at the top level and in `src` explain in at most this many lines what belongs there. */
const README_LINES = 5;
const NO_README = new Set([
  '.git',
  '.cache',
  '.astro',
  'node_modules',
  'dist',
  'dist-fixtures',
  'data',
  'test-results',
  'playwright-report',
]);

/** Checks that contributor docs only name existing files and scripts, and that folders at the top level and in `src` have a README. */
export function checkReadmes(root: string): DocsError[] {
  const files = listDocs(root);
  if (files.length === 0)
    return [new DocsError('There are no contributor docs.', { file: 'README.md' })];
  const scripts = readScripts(root);
  return [
    ...files.flatMap((file) => checkMentions(root, file, scripts)),
    ...listFolders(root).flatMap((folder) => checkFolderReadme(root, folder)),
  ];
}

function checkMentions(root: string, file: string, scripts: readonly string[]): DocsError[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const fail = (message: string, hint: string) =>
      new DocsError(message, { file, line: index + 1, hint });
    const missingScripts = listScripts(text)
      .filter((script) => !scripts.includes(script))
      .map((script) => {
        const [nearest] = findNearest(script, scripts);
        return fail(
          `package.json has no script "${script}".`,
          nearest ? `did you mean "${nearest}"?` : 'remove it.',
        );
      });
    const missingFiles = listPaths(text)
      .filter((mention) => !exists(root, file, mention))
      .map((mention) => fail(`There is no ${mention}.`, 'name the file as it is called now.'));
    return [...missingScripts, ...missingFiles];
  });
}

/** `npm start`, `npm run check` → start, check */
function listScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
}

/** Lists paths in backticks and link targets. A path ends before its first placeholder: `content/pages/<route>/` → `content/pages`. */
function listPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return [...quoted, ...linked]
    .filter((token) => !/^(https?:|#|\/|@)/.test(token))
    .map((token) => token.replace(/#.*$/, '').replace(/\/?[^/]*[<*…{].*$/, ''))
    .filter((token) => /^[\w.-]+(\/[\w.[\]-]+)*\/?$/.test(token) && looksLikePath(token));
}

function looksLikePath(token: string): boolean {
  return token.includes('/') || /\.(ts|tsx|mjs|cjs|json|md|mdx|css|astro)$/.test(token);
}

/** Whether a path exists relative to the root, to `src`, or to the document. `page.mdx` is in the folder of every page. */
function exists(root: string, file: string, mention: string): boolean {
  if (/^page(\.\w+)?\.mdx$/.test(mention) || isMadeLater(mention)) return true;
  return ['.', 'src', path.dirname(file)].some((from) =>
    existsSync(path.join(root, from, mention)),
  );
}

/** Whether a build or a server writes the file, so it isn't in the repository: `dist/x.html`, `_headers`, `DATA_DIR/site.db`. */
function isMadeLater(mention: string): boolean {
  return /^(dist|data|\.cache|node_modules)(\/|$)|^_|^[A-Z_]+\//.test(mention);
}

function checkFolderReadme(root: string, folder: string): DocsError[] {
  const file = `${folder}/README.md`;
  if (!existsSync(path.join(root, file))) {
    const hint = 'say what belongs here, what does not, and where to start reading.';
    return [new DocsError('The folder has no README.', { file, hint })];
  }
  const lines = readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  if (lines.length <= README_LINES) return [];
  return [
    new DocsError(`The README has ${lines.length} lines.`, {
      file,
      hint: `say it in ${README_LINES}.`,
    }),
  ];
}

function listFolders(root: string): string[] {
  const inside = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !NO_README.has(entry.name) && !entry.name.startsWith('.'),
      )
      .map((entry) => (folder === '.' ? entry.name : `${folder}/${entry.name}`))
      // Git doesn't track empty folders.
      .filter((name) => readdirSync(path.join(root, name)).length > 0);
  return inside('.').flatMap((folder) =>
    folder === 'src' ? [folder, ...inside(folder)] : [folder],
  );
}

function listDocs(root: string): string[] {
  const folders = ['.', 'decisions', ...listFolders(root)];
  const files = folders.flatMap((folder) => {
    const directory = path.join(root, folder);
    if (!existsSync(directory)) return [];
    return readdirSync(directory)
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name));
  });
  return [...new Set(files)];
}

function readScripts(root: string): string[] {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return Object.keys(scripts);
}
