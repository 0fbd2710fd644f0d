import { z } from 'zod';
import { CODE_STYLING_TOKENS } from '#model/demo/codeStyling.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { formatFile } from '#model/machine-docs/formatDemo.ts';
import { answerMissing, answerMissingPage } from '../answerMissing.ts';
import { nameInput, pathInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';

const STYLINGS = Object.values(CODE_STYLING_TOKENS);

export const getDemo = defineTool({
  name: 'get_demo',
  title: 'Get a demo',
  description:
    'Returns the TypeScript source of a demo, with the files it imports and the packages and versions it needs.',
  input: z.strictObject({
    path: pathInput,
    name: nameInput.describe('Name of the demo, as returned by list_demos'),
    styling: z
      .enum(STYLINGS, `must be one of ${STYLINGS.join(', ')}`)
      .optional()
      .describe('The styling, if the demo has several'),
  }),
  run(docs, { path, name, styling }) {
    const page = docs.findPage(path);
    if (!page) return answerMissingPage(docs, path);
    const demos = docs.listDemos(page);
    const demo = demos.find((item) => item.name.toLowerCase() === name.toLowerCase());
    const url = docs.toUrl(page.path);
    if (!demo) {
      const names = demos.map((item) => item.name);
      const otherwise = `Its demos: ${names.join(', ') || 'none'}.`;
      return answerMissing(
        docs,
        `${url} has no demo "${name}".`,
        findNearest(name, names),
        otherwise,
      );
    }
    const chosen = demo.stylings.find((item) => item.styling === (styling ?? item.styling));
    if (!chosen) {
      const stylings = demo.stylings.map((item) => item.styling);
      return answerMissing(docs, `${demo.name} does not come in "${styling}".`, stylings, '');
    }
    const packages = Object.entries(demo.dependencies).map(([key, value]) => `${key}@${value}`);
    return {
      text: [
        `Demo ${demo.name} of "${page.title}"${demo.stylings.length > 1 ? `, styling ${chosen.styling} (of ${demo.stylings.map((item) => item.styling).join(', ')})` : ''}`,
        ...chosen.files.map(formatFile),
        `Needs: ${packages.join(' ')}`,
      ].join('\n\n'),
      url: `${url}#${demo.name}`,
      version: page.version,
      hash: page.hash,
    };
  },
});
