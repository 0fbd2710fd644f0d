import { z } from 'zod';
import { localeInput, productInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';

const MAX_QUERY = 300;
const MAX_EXCERPT = 240;

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the docs',
  description:
    'Finds sections of the MUI X docs (Data Grid, Date Pickers, Charts, Tree View) by question or keywords. Returns titles, URLs, and excerpts. Use read_page to read the rest.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(MAX_QUERY, `must have at most ${MAX_QUERY} characters`)
      .describe('A question or keywords, such as "pin a column"'),
    product: productInput,
    locale: localeInput,
    limit: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(20, 'must be at most 20')
      .default(5)
      .describe('The number of sections to return'),
  }),
  async run(docs, { query, product, locale, limit }) {
    const { hits, total } = await docs.search(query, { limit, locale, productId: product });
    const lines = hits.map(({ path, title, section, excerpt }, index) => {
      // A page without a translation is found in its language and read in English.
      const page = docs.findPage(path);
      const [own = '', anchor] = path.split('#');
      const url = docs.toUrl((page?.path ?? own) + (anchor ? `#${anchor}` : ''));
      const name = section ? `${title} › ${section}` : title;
      const lines = [name, `${url} (${page?.version ?? docs.store.version})`, shorten(excerpt)];
      return `${index + 1}. ${lines.filter(Boolean).join('\n   ')}`;
    });
    const head =
      hits.length === 0
        ? `Nothing matches "${query}". Try fewer or other words.`
        : `${hits.length} of ${total} for "${query}":`;
    return {
      text: [head, ...lines].join('\n'),
      url: docs.toUrl(locale === 'en' ? '/x/search/' : `/${locale}/x/search/`),
      version: docs.store.version,
    };
  },
});

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT).trimEnd()}…`;
}
