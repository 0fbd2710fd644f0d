import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from '../content/readPage.ts';
import { parseCodeFenceMeta } from '../markdown/codeFence.ts';
import { listContexts } from './wrapSnippet.ts';
import { CODE_LANGUAGES, isCodeLanguage } from '../markdown/highlight.ts';

/** Common aliases of the languages we support. */
const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  typescript: 'ts',
  javascript: 'js',
  txt: 'text',
  plaintext: 'text',
};

/** Reports mistakes in the first line of a code fence: its language, emphasized lines, context, or `nocheck` without a reason. */
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
      ['This code block has no language.', 'write ```text if nothing should be highlighted.'],
    ];
  }
  if (!isCodeLanguage(language)) {
    const nearest = ALIASES[language] ?? findNearest(language, CODE_LANGUAGES)[0];
    const suggestion = nearest ? `did you mean "${nearest}"? ` : '';
    return [
      [
        `Code in the language "${language}" can't be highlighted.`,
        `${suggestion}Languages: ${CODE_LANGUAGES.join(', ')}.`,
      ],
    ];
  }
  const faults: [string, string][] = [];
  const { nocheck, reason, emphasized, context } = parseCodeFenceMeta(fence.meta);
  const lines = fence.value.split('\n').length;
  const beyond = [...emphasized].filter((line) => line > lines);
  if (beyond.length > 0) {
    faults.push([
      `Line ${beyond.join(', ')} is emphasized, but the code has ${lines} lines.`,
      'count the lines of the code, from 1.',
    ]);
  }
  if (context !== undefined && !listContexts().includes(context)) {
    const known = listContexts();
    const [nearest] = findNearest(context, known);
    faults.push([
      `There is no context "${context}".`,
      `${nearest ? `did you mean "${nearest}"? ` : ''}Contexts in content/snippet-contexts: ${known.join(', ')}.`,
    ]);
  }
  if (nocheck && !reason) {
    faults.push([
      '"nocheck" needs a reason.',
      'write nocheck reason="why it can\'t compile on its own", or use a context from content/snippet-contexts.',
    ]);
  }
  if (nocheck && language !== 'ts' && language !== 'tsx') {
    faults.push(['"nocheck" is needed by ts and tsx only.', 'remove it.']);
  }
  return faults;
}
