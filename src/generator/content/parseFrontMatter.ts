import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { z } from 'zod';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { frontMatterSchema } from '#model/page/Page.ts';
import type { FrontMatter } from '#model/page/Page.ts';

export interface ParsedFrontMatter {
  frontMatter: FrontMatter | undefined;
  errors: DocsError[];
}

const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Parses the block between the `---` lines and reports all of its errors at once. */
export function parseFrontMatter(source: string, file: string): ParsedFrontMatter {
  const block = BLOCK.exec(source);
  if (!block) {
    const error = new DocsError('This page has no front matter.', {
      file,
      line: 1,
      hint: 'begin the file with "---", a title, a description and "---".',
    });
    return { frontMatter: undefined, errors: [error] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(block[1] ?? '', { lineCounter });
  const syntaxErrors = document.errors.map(
    (error) =>
      new DocsError(`The front matter is not valid YAML: ${describeSyntax(error.message)}`, {
        file,
        line: (error.linePos?.[0].line ?? 1) + 1,
        hint: 'put text that contains a colon in quotes.',
      }),
  );
  if (syntaxErrors.length > 0) return { frontMatter: undefined, errors: syntaxErrors };

  const lineOf = (key: PropertyKey | undefined): number => {
    if (!isMap(document.contents)) return 1;
    const pair = document.contents.items.find(
      (item) => isScalar(item.key) && item.key.value === key,
    );
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return start === undefined ? 1 : lineCounter.linePos(start).line + 1;
  };
  const result = frontMatterSchema.safeParse(document.toJS() ?? {});
  if (result.success) return { frontMatter: result.data, errors: [] };
  return {
    frontMatter: undefined,
    errors: result.error.issues.flatMap((issue) => describeIssue(issue, file, lineOf)),
  };
}

/** Returns the first line of the message without the location, which the error already has. */
function describeSyntax(message: string): string {
  return `${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}.`;
}

const KEYS = Object.keys(frontMatterSchema.shape);

function describeIssue(
  issue: z.core.$ZodIssue,
  file: string,
  lineOf: (key: PropertyKey | undefined) => number,
): DocsError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const [nearest] = findNearest(key, KEYS);
      return new DocsError(`Front matter has no key "${key}".`, {
        file,
        line: lineOf(key),
        hint: `${nearest ? `did you mean "${nearest}"? ` : ''}Keys: ${KEYS.join(', ')}.`,
      });
    });
  }
  const key = issue.path[0];
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return [
    new DocsError(
      isMissing
        ? `Front matter lacks "${String(key)}".`
        : `Front matter "${String(key)}": ${issue.message}`,
      {
        file,
        line: lineOf(key),
        hint: HINTS[String(key)] ?? 'see the schema in src/model/page/Page.ts.',
      },
    ),
  ];
}

const HINTS: Record<string, string> = {
  title: 'one line of at most 70 characters, unique on the site.',
  description: 'one sentence of at most 160 characters that ends with a full stop.',
  components: 'a list of exported component names, such as [DataGrid, DataGridPro].',
  hooks: 'a list of exported hook names, such as [useTreeItem].',
  keywords: 'a list of words a reader may search for, such as [freeze, sticky].',
  questions:
    '4 to 12 questions that end with a question mark, each as "- How do I …?" or "- How do I …?: section-id".',
  searches:
    '10 to 40 phrases of at most 80 characters, in the words of readers who don\'t know ours, such as "- freeze panes like in excel".',
};
