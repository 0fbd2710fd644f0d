import { z } from 'zod';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { formatBody, formatPage } from '#model/machine-docs/formatPage.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { answerMissing, answerMissingPage } from '../answerMissing.ts';
import { cutText } from '../cutText.ts';
import type { Docs } from '../Docs.ts';
import { nameInput, offsetInput, pathInput } from '../inputs.ts';
import { splitSections } from '../splitSections.ts';
import { defineTool } from '../Tool.ts';

/** About 2000 tokens. */
const PIECE = 8000;

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the docs as Markdown, in parts if it is long. Demos are only named. Use get_demo for their source, or set demos.',
  input: z.strictObject({
    path: pathInput,
    section: nameInput.optional().describe('Return only this section, by its id or title'),
    demos: z
      .boolean('must be true or false')
      .default(false)
      .describe('Include the code of the demos'),
    offset: offsetInput,
  }),
  run(docs, { path, section, demos, offset }) {
    const page = docs.findPage(path);
    if (!page) return answerMissingPage(docs, path);
    const whole = formatMarkdown(docs, page, demos);
    // The anchor in a URL may be that of a demo or a prop, which isn't a section.
    const anchored = findSection(page, whole, /#(.+)$/.exec(path)?.[1] ?? '') ?? whole;
    const text = section === undefined ? anchored : findSection(page, whole, section);
    if (text === undefined) return answerMissingSection(docs, page, section ?? '');
    const { text: piece, next } = cutText(text, offset, PIECE);
    const { version, hash } = page;
    return {
      text: [piece.trim(), describeRest(page, text, next)].filter(Boolean).join('\n\n'),
      url: docs.toUrl(page.path),
      version,
      hash,
    };
  },
});

/** Returns the content of the `.md` file, with or without the code of the demos. */
function formatMarkdown(docs: Docs, page: StorePage, demos: boolean): string {
  if (demos) return formatPage(page, docs.findDemo, docs.store.siteUrl);
  const body = formatBody(
    page,
    (id) => `[Demo: ${id.slice(id.lastIndexOf('/') + 1)}, see get_demo]`,
  );
  return `${page.head}\n${body}`;
}

function findSection(
  { headings }: StorePage,
  markdown: string,
  wanted: string,
): string | undefined {
  const name = wanted.toLowerCase();
  return splitSections(markdown, headings).find(
    ({ id, text }) => id === name || text.toLowerCase() === name,
  )?.markdown;
}

function answerMissingSection(docs: Docs, page: StorePage, wanted: string) {
  const ids = page.headings.map(({ id }) => id);
  return answerMissing(
    docs,
    `${docs.toUrl(page.path)} has no section "${wanted}".`,
    findNearest(wanted, ids),
    `Its sections: ${ids.join(', ') || 'none'}.`,
  );
}

function describeRest({ headings }: StorePage, text: string, next: number | undefined): string {
  if (next === undefined) return '';
  const left = text.length - next;
  const later = headings.filter(({ text: title }) => text.indexOf(`# ${title}`) >= next);
  const sections = later.map(({ id }) => id).join(', ');
  return `[${left} more characters: call read_page with offset ${next}${sections ? `, or with one of the sections ${sections}` : ''}.]`;
}
