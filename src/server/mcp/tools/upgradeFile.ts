import { z } from 'zod';
import { checkSource } from '#model/upgrade/checkSource.ts';
import type { SourceProblem, SourceUse } from '#model/upgrade/checkSource.ts';
import { MAX_SOURCE_LENGTH } from '#model/upgrade/parseSource.ts';
import { answerMissing } from '../answerMissing.ts';
import { cutText } from '../cutText.ts';
import type { Docs } from '../Docs.ts';
import { findVersions } from '../findVersions.ts';
import { nameInput, offsetInput, versionInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';

/** About 1500 tokens. */
const PIECE = 6000;

/** Messages that say why a file can't be checked, and what to send instead. */
const PROBLEMS = {
  empty: 'The source is empty.',
  'too-large': `The source has more than ${MAX_SOURCE_LENGTH.toLocaleString('en-US')} characters. Send the part that uses MUI X.`,
  'not-code': "This isn't JavaScript or TypeScript.",
  minified: 'This is a minified bundle. Send the source files that it was built from.',
  unparsable: 'This code has too many syntax errors. Fix them, or send a smaller part.',
} as const satisfies Record<SourceProblem, string>;

export const upgradeFile = defineTool({
  name: 'upgrade_file',
  title: 'Find what to change in a file',
  description:
    'Finds every use of a removed, deprecated, or changed API of MUI X in one JavaScript or TypeScript file, with line, column, what to do, and the command of the codemod that does it if there is one. Changes of behavior that have no name in the code are only in the migration guides.',
  input: z.strictObject({
    source: z.string().describe('The content of the file'),
    fileName: nameInput
      .default('file.tsx')
      .describe('Its name, because .ts and .tsx are read differently'),
    from: versionInput.describe('The version in use, such as 7.29.1'),
    to: versionInput
      .optional()
      .describe('The version to upgrade to; the documented version if left out'),
    offset: offsetInput,
  }),
  run(docs, { source, fileName, from, to, offset }) {
    const families = docs.store.upgrades;
    const versions = findVersions(docs, families, { from, to });
    if ('text' in versions) return versions;
    const report = checkSource({ name: fileName, text: source }, families, versions);
    if ('problem' in report) return answerMissing(docs, PROBLEMS[report.problem], [], '');
    const { uses } = report;
    const count = uses.length === 1 ? '1 place' : `${uses.length} places`;
    const text = [
      `${fileName}, from ${versions.from} to ${versions.to}: ${count} to look at`,
      ...(uses.length > 0 ? [uses.map((use) => describeUse(docs, use)).join('\n')] : []),
    ].join('\n\n');
    const { text: piece, next } = cutText(text, offset, PIECE);
    const more =
      next === undefined ? [] : [`[${text.length - next} more characters: offset ${next}.]`];
    return {
      text: [piece, ...more].join('\n\n'),
      url: docs.toUrl('/x/upgrade/'),
      version: docs.store.version,
    };
  },
});

/** "- 6:3 `TreeItem2`: Rename `TreeItem2` to `TreeItem`. ([guide](…)) Codemod: `npx …`" */
function describeUse(docs: Docs, { line, column, text, fix, certainty, links }: SourceUse): string {
  const maybe = certainty === 'possible' ? ' (may be fine)' : '';
  const codemod = links.codemod === undefined ? '' : ` Codemod: \`${links.codemod}\``;
  return `- ${line}:${column} \`${text}\`${maybe}: ${linkGuide(docs, fix, links.guide)}${codemod}`;
}

/** Links the guide where the text names it, or else after the text. */
function linkGuide(docs: Docs, fix: string, guide: SourceUse['links']['guide']): string {
  if (!guide) return fix;
  const name = `“${guide.title}”`;
  const link = `[${guide.title}](${docs.toUrl(guide.path)})`;
  return fix.includes(name) ? fix.replace(name, link) : `${fix} (${link})`;
}
