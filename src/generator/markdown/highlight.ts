import { emphasizeLines } from '#model/demo/lineRanges.ts';
import { codeTheme, findRole } from './codeTheme.ts';
import { createNameLinker, escapeHtml } from './linkNames.ts';
import type { NameLinker } from './linkNames.ts';
import { createHighlighterCoreSync } from 'shiki/core';
import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import diff from 'shiki/langs/diff.mjs';
import html from 'shiki/langs/html.mjs';
import json from 'shiki/langs/json.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';

/** Languages that a code fence can have. */
export const CODE_LANGUAGES = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsx',
  'text',
  'ts',
  'tsx',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export function isCodeLanguage(language: string): language is CodeLanguage {
  return (CODE_LANGUAGES as readonly string[]).includes(language);
}

let highlighter: HighlighterCore | undefined;

function getHighlighter(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    themes: [codeTheme],
    langs: [bash, css, diff, html, json, tsx, typescript],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

const GRAMMARS: Record<CodeLanguage, string> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'html',
  js: 'tsx',
  json: 'json',
  jsx: 'tsx',
  text: 'text',
  ts: 'typescript',
  tsx: 'tsx',
};

export interface HighlightOptions {
  /** Lines to emphasize. */
  emphasized?: ReadonlySet<number>;
  /** URLs of names in the code, see `findCodeLinks`. */
  links?: ReadonlyMap<string, string>;
}

/** Creates the inner HTML of `<code>` with one-letter classes, emphasized lines in `<span class="hl">`, and links for known names. */
export function highlight(
  code: string,
  language: CodeLanguage,
  { emphasized = new Set(), links = new Map() }: HighlightOptions = {},
): string {
  const { tokens } = getHighlighter().codeToTokens(code, {
    lang: GRAMMARS[language],
    theme: 'x',
    // With a limit, a slow machine would leave the rest of a line without highlighting.
    tokenizeTimeLimit: 0,
  });
  const link = createNameLinker(code, links);
  const html = tokens
    .map((line) => line.map((token) => formatToken(token, link)).join(''))
    .join('\n');
  return emphasizeLines(html, emphasized);
}

function formatToken({ content, color, offset }: ThemedToken, link: NameLinker): string {
  const role = findRole(color);
  const isCode = role !== 's' && role !== 'c';
  const text = isCode ? link(content, offset) : escapeHtml(content);
  return role && content.trim() ? `<span class="${role}">${text}</span>` : text;
}
