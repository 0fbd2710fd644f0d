import { describe, expect, it } from 'vitest';
import { createContentTree, createPageText, formatFaults } from './contentTree.ts';
import { readSources } from './readSources.ts';

const DEMO = 'export default function Demo() {}\n';

/** Returns the messages that contributors see after writing these files to `content/pages`. */
function explain(files: Record<string, string>): string {
  const directory = createContentTree(files);
  return formatFaults(readSources(directory).faults, directory);
}

const bars = (body: string, frontMatter?: string) => ({
  'react-charts/bars/page.mdx': createPageText(body, frontMatter),
});

describe('readSources', () => {
  it('reports nothing for a page without mistakes', () => {
    const text = [
      'A paragraph with a [link](/x/react-charts/bars/#labels) and `code`.',
      '## Labels <Plan plan="pro" />',
      '<Demo name="BarLabels" height={300} />',
      '### Nested',
      '<Callout kind="info">\n\nMind the gap.\n\n</Callout>',
      '```tsx nocheck reason="a fragment" {1}\n<BarChart />\n```',
    ].join('\n\n');
    expect(explain({ ...bars(text), 'react-charts/bars/BarLabels.tsx': DEMO })).toBe('');
  });

  it('explains an unknown key of the front matter', () => {
    expect(explain(bars('Text.', 'component: [BarChart]\n'))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:4
        Front matter has no key "component".
        Hint: did you mean "components"? Keys: title, description, components, hooks, keywords, questions, searches."
    `);
  });

  it('explains a missing description', () => {
    expect(explain({ 'react-charts/bars/page.mdx': '---\ntitle: Bars\n---\n\nText.\n' }))
      .toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:1
        Front matter lacks "description".
        Hint: one sentence of at most 160 characters that ends with a full stop."
    `);
  });

  it('explains front matter that is not YAML', () => {
    const text = '---\ntitle: Bars: and more\ndescription: Draw bars.\n---\n\nText.\n';
    expect(explain({ 'react-charts/bars/page.mdx': text })).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:2
        The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
        Hint: put text that contains a colon in quotes."
    `);
  });

  it('explains too few searches', () => {
    expect(explain(bars('Text.', 'searches: [histogram]\n'))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:4
        Front matter "searches": must have at least 10 searches
        Hint: 10 to 40 phrases of at most 80 characters, in the words of readers who don't know ours, such as "- freeze panes like in excel"."
    `);
  });

  it('explains searches that another list or page has', () => {
    const list = (words: string[]) => words.map((word) => `  - ${word}\n`).join('');
    const searches = Array.from({ length: 10 }, (_, index) => `histogram ${index}`);
    const lists = `keywords: [Histogram 3]\nquestions:\n${list(['How do I draw it?', 'How wide is it?', 'What is it?', 'Why is it blue?'])}`;
    const lines = createPageText(
      'Text.',
      `searches:\n${list(['histogram 9', ...searches.slice(0, 9).map((search) => `many ${search}`)])}`,
    ).replace('title: Bars', 'title: Lines');
    const files = {
      ...bars('Text.', `${lists}searches:\n${list([...searches, 'how wide is it'])}`),
      'react-charts/lines/page.mdx': lines,
    };
    expect(explain(files)).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx
        The search "histogram 3" says nothing new.
        Hint: it's one of the keywords of the page, so remove it from "searches".

      content/pages/react-charts/bars/page.mdx
        The search "how wide is it" says nothing new.
        Hint: it's one of the questions of the page, so remove it from "searches".

      content/pages/react-charts/lines/page.mdx
        The search "histogram 9" is used twice.
        Hint: content/pages/react-charts/bars/page.mdx has it too; keep it on the page that answers it best."
    `);
  });

  it('explains a tag that is never closed', () => {
    expect(explain(bars('<Callout kind="info">\n\nMind the gap.'))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:6
        The page is not valid MDX: Expected a closing tag for \`<Callout>\` (6:1-6:22)
        Hint: write a literal "<" or "{" in backticks, and close every tag."
    `);
  });

  it('explains missing front matter', () => {
    expect(explain({ 'react-charts/bars/page.mdx': '# Bars\n' })).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:1
        This page has no front matter.
        Hint: begin the file with "---", a title, a description and "---".

      content/pages/react-charts/bars/page.mdx:1
        This page has an h1 in its text.
        Hint: the title in the front matter is the h1; write "## Bars"."
    `);
  });

  it('explains an install command that would fetch another version', () => {
    const text = '```bash\nnpm install @mui/x-charts @mui/material@7\n```';
    expect(explain(bars(text))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:7
        The command installs "@mui/x-charts", and this page is about version 8.
        Hint: write "@mui/x-charts@8"."
    `);
  });

  it('lets a migration guide install an earlier major version, but not whatever is newest', () => {
    const text =
      '```bash\nnpm install @mui/x-charts@7\n```\n\n```bash\nnpm install @mui/x-charts\n```';
    const [page = ''] = Object.values(bars(text));
    expect(explain({ 'migration/migration-charts-v6/page.mdx': page })).toMatchInlineSnapshot(`
      "content/pages/migration/migration-charts-v6/page.mdx:11
        The command installs "@mui/x-charts", and this page is about version 8.
        Hint: write "@mui/x-charts@8"."
    `);
  });

  it('explains a demo that does not exist', () => {
    const files = { ...bars('<Demo name="BarsBasic" />'), 'react-charts/bars/BasicBars.tsx': DEMO };
    expect(explain(files)).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:6
        There is no demo "BarsBasic" in this folder.
        Hint: did you mean "BasicBars"? Demos here: BasicBars."
    `);
  });

  it('explains a demo without a default export', () => {
    const files = { ...bars('Text.'), 'react-charts/bars/Controls.tsx': 'export const a = 1;\n' };
    expect(explain(files)).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/Controls.tsx:1
        Demo "Controls" has no default export.
        Hint: write "export default function Controls() {", or name it controls.tsx if it's part of a demo."
    `);
  });

  it('explains a demo in a folder without any', () => {
    expect(explain(bars('<Demo name="BasicBars" />'))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:6
        There is no demo "BasicBars" in this folder.
        Hint: run: npm run new:demo -- /x/react-charts/bars BasicBars"
    `);
  });

  it('explains a broken anchor', () => {
    const text = '[Labels](/x/react-charts/bars/#label)\n\n## Labels\n\n[Top](#top)';
    expect(explain(bars(text))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:6
        There is no section "#label" in content/pages/react-charts/bars/page.mdx.
        Hint: did you mean "#labels"? Sections: labels.

      content/pages/react-charts/bars/page.mdx:10
        There is no section "#top" in content/pages/react-charts/bars/page.mdx.
        Hint: Sections: labels."
    `);
  });

  it('explains a link to a page that no one plans', () => {
    expect(explain(bars('[Lines](/x/react-chart/lines/)'))).toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.mdx:6
        There is no page at /x/react-chart/lines/.
        Hint: did you mean /x/react-charts/lines/?"
    `);
  });

  it('explains an example that leads to no demo', () => {
    const example = (href: string) =>
      `<Example href="${href}" title="Labels" caption="Bars." chart="bar" question="compare" />`;
    const text = (href: string) =>
      `<Demo name="BarLabels" />\n\n<Gallery>\n  ${example(href)}\n</Gallery>`;
    const demo = { 'react-charts/bars/BarLabels.tsx': DEMO };
    expect(explain({ ...bars(text('#BarLabels')), ...demo })).toBe('');
    expect(explain({ ...bars(text('#BarLabel')), ...demo })).toContain(
      'Hint: did you mean "#BarLabels"?',
    );
  });

  it('accepts a link to a planned page', () => {
    const directory = createContentTree(bars('[Lines](/x/react-charts/lines/#stacking)'));
    const { faults, waiting } = readSources(directory);
    expect(faults).toEqual([]);
    expect([...waiting]).toEqual(['/x/react-charts/lines']);
  });

  it.each([
    ['without its closing slash', '[Bars](/x/react-charts/bars)'],
    ['that names a language', '[Bars](/zh/x/react-charts/bars/)'],
    ['that is relative', '[Bars](../bars/)'],
    ['that is not secure', '[React](http://react.dev)'],
    ['to a URL that is redirected', '[Start](/x/react-charts/getting-started/)'],
  ])('explains a link %s', (_, text) => {
    expect(explain(bars(text))).toMatchSnapshot();
  });

  it('explains a text in an unknown language', () => {
    expect(explain({ ...bars('Text.'), 'react-charts/bars/page.fr.mdx': createPageText('Texte.') }))
      .toMatchInlineSnapshot(`
      "content/pages/react-charts/bars/page.fr.mdx
        "fr" is not a language of this site.
        Hint: rename the file to page.mdx or to one of: page.zh.mdx."
    `);
  });

  it('explains a translation without an original', () => {
    expect(explain({ 'react-charts/bars/page.zh.mdx': createPageText('文本。') }))
      .toMatchInlineSnapshot(`
        "content/pages/react-charts/bars/page.zh.mdx
          This page has a translation but no English text.
          Hint: add page.mdx to the same folder."
      `);
  });

  it('explains a title that is taken', () => {
    const files = { ...bars('Text.'), 'react-charts/lines/page.mdx': createPageText('Text.') };
    expect(explain(files)).toMatchInlineSnapshot(`
      "content/pages/react-charts/lines/page.mdx:2
        The title "Bars" is used twice.
        Hint: content/pages/react-charts/bars/page.mdx has the same title. Name the product or the task in one of them."
    `);
  });

  it.each([
    ['an unknown language', '```sh\nnpm start\n```'],
    ['no language', '```\nnpm start\n```'],
    ['a check turned off without a reason', '```tsx nocheck\n<Bars />\n```'],
    ['a check turned off where there is none', '```bash nocheck reason="no"\nls\n```'],
    ['an emphasized line it does not have', '```bash {3-4}\nls\n```'],
  ])('explains code with %s', (_, text) => {
    expect(explain(bars(text))).toMatchSnapshot();
  });

  it.each([
    ['an h3 before any h2', '### Labels'],
    ['an h1 in the text', '# Bars'],
    ['a tag that is not closed', '<Callout kind="info">\n\nText.'],
    ['an unknown component', '<Calout kind="info">Text</Calout>'],
    ['an unknown kind of callout', '<Callout kind="tip">Text</Callout>'],
    ['a missing attribute', '<Tabs><Tab>Text</Tab></Tabs>'],
    ['an unknown attribute', '<Callout kind="info" titel="A">Text</Callout>'],
    ['an import', "import { x } from 'y'\n\nText."],
  ])('explains %s', (_, text) => {
    expect(explain({ ...bars(text), 'react-charts/bars/A.tsx': DEMO })).toMatchSnapshot();
  });

  it('reports all faults of all pages at once, in the order of the files', () => {
    const files = {
      'react-charts/lines/page.mdx': '---\ntitle: Lines\n---\n\n### Too deep\n',
      'react-charts/bars/page.mdx': createPageText('[a](b)\n\n```sh\nls\n```', 'plan: pro\n'),
    };
    const places = explain(files).match(/^content.*$/gm);
    expect(places).toEqual([
      'content/pages/react-charts/bars/page.mdx:4',
      'content/pages/react-charts/lines/page.mdx:1',
      'content/pages/react-charts/lines/page.mdx:5',
    ]);
  });
});
