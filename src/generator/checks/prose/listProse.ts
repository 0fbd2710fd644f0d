import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../../content/parseMdx.ts';
import { ROOT } from '../../files/directories.ts';
import { listTexts } from './listTexts.ts';
import type { Prose } from './Prose.ts';

const MARKDOWN = [
  'content/pages/**/*.mdx',
  '*.md',
  'decisions/*.md',
  'content/*.md',
  'src/**/*.md',
];
const TEXTS = [
  'content/strings/en.json',
  'content/strings/notes.json',
  '{src,scripts}/**/*.{ts,tsx,mjs}',
];
const BLANK = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
const TEST = /\.test\.tsx?$|\/testing\/|\/fixtures\//;

/** Lists everything in English that users or contributors read: pages, interface texts, error messages, and contributor docs. */
export function listProse(): Prose[] {
  return [
    ...find(MARKDOWN).map((file) => ({
      file,
      text: file.endsWith('.mdx') ? blankCode(read(file), file) : read(file),
    })),
    ...find(TEXTS).map((file) => ({ file, text: listTexts(read(file), file) })),
  ].filter(({ text }) => text.trim() !== '');
}

function find(patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT })
    .filter((file) => !TEST.test(file) && !isTranslation(file))
    .sort();
}

function isTranslation(file: string): boolean {
  return /\.[a-z]{2}\.mdx?$/.test(file);
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Blanks out imports, expressions, and comments of MDX, which Markdown would treat as text. Line numbers don't change. */
function blankCode(text: string, file: string): string {
  let prose = text;
  visit(parseMdx(text, file), (node) => {
    const { start, end } = node.position ?? {};
    if (!BLANK.has(node.type) || start?.offset === undefined || end?.offset === undefined) return;
    const blank = prose.slice(start.offset, end.offset).replace(/[^\n]/g, ' ');
    prose = prose.slice(0, start.offset) + blank + prose.slice(end.offset);
  });
  return prose;
}
