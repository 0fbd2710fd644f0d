import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { DocsError } from '#model/errors/DocsError.ts';
import { parseMdx } from '../content/parseMdx.ts';
import { toProjectPath } from '../files/directories.ts';
import { parseCodeFenceMeta } from '../markdown/codeFence.ts';

/** Finds the code block of a page by its title, so that tests run the same code that users copy. */
export function readCodeBlock(file: string, title: string): string {
  const page = toProjectPath(file);
  const blocks = new Map<string, string>();
  visit(parseMdx(readFileSync(file, 'utf8'), page), 'code', ({ meta, value }) => {
    const { title: name } = parseCodeFenceMeta(meta);
    if (name) blocks.set(name, value);
  });
  const code = blocks.get(title);
  if (code !== undefined) return code;
  throw new DocsError(`The page has no code block with the title "${title}", but a test runs it.`, {
    file: page,
    hint: `titles on this page: ${[...blocks.keys()].join(', ') || 'none'}.`,
  });
}
