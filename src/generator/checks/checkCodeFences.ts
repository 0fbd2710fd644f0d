import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from '../content/readPage.ts';
import { parseCodeFenceMeta } from '../markdown/codeFence.ts';
import { CODE_LANGUAGES, isCodeLanguage } from '../markdown/highlight.ts';

/** Names that people write for a language we call otherwise. */
const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  typescript: 'ts',
  javascript: 'js',
  txt: 'text',
  plaintext: 'text',
};

/** Faults in what code fences say about themselves: language, emphasised lines, `nocheck` without a reason. */
export function checkCodeFences(page: PageSource): DocsError[] {
  const faults: DocsError[] = [];
  visit(page.tree, 'code', (fence) => {
    const place = { file: toProjectPath(page.file), line: fence.position?.start.line };
    for (const [message, hint] of findFaults(fence)) {
      faults.push(new DocsError(message, { ...place, hint }));
    }
  });
  return faults;
}

function findFaults(fence: Code): [message: string, hint: string][] {
  const language = fence.lang ?? '';
  if (language === '') {
    return [
      ['This code block names no language.', 'write ```text where nothing is to be coloured.'],
    ];
  }
  if (!isCodeLanguage(language)) {
    const nearest = ALIASES[language] ?? findNearest(language, CODE_LANGUAGES)[0];
    const suggestion = nearest ? `did you mean "${nearest}"? ` : '';
    return [
      [
        `Code in the language "${language}" cannot be highlighted.`,
        `${suggestion}Languages: ${CODE_LANGUAGES.join(', ')}.`,
      ],
    ];
  }
  const faults: [string, string][] = [];
  const { nocheck, reason, emphasised } = parseCodeFenceMeta(fence.meta);
  const lines = fence.value.split('\n').length;
  const beyond = [...emphasised].filter((line) => line > lines);
  if (beyond.length > 0) {
    faults.push([
      `Line ${beyond.join(', ')} is emphasised, and the code has ${lines}.`,
      'count the lines of the code, from 1.',
    ]);
  }
  if (nocheck && !reason) {
    faults.push([
      '"nocheck" stands without a reason.',
      'write nocheck reason="why it cannot stand alone".',
    ]);
  }
  if (nocheck && language !== 'ts' && language !== 'tsx') {
    faults.push(['"nocheck" is needed by ts and tsx only.', 'remove it.']);
  }
  return faults;
}
