import { describe, expect, it } from 'vitest';
import { MDX_VOCABULARY } from '../checks/mdxVocabulary.ts';
import { parseMdx } from '../content/parseMdx.ts';
import { COMPONENTS } from './mdxComponents.ts';
import { mdxToMarkdown } from './mdxToMarkdown.ts';

const CONTEXT = {
  locale: 'en',
  siteUrl: 'https://docs.test',
  path: '/x/react-charts/bars/',
  demoFolder: 'pages/react-charts/bars',
  planned: new Set(['/x/later']),
  catalogs: {
    events: [
      { name: 'click', text: 'Fired if `true`.', plan: 'pro', type: 'A | B', href: '/x/api/a/' },
    ],
  },
} as const;

const convert = (source: string) => mdxToMarkdown(parseMdx(source, 'page.mdx'), CONTEXT);

describe('mdxToMarkdown', () => {
  it('converts every component that a page can use', () => {
    const names = Object.keys(MDX_VOCABULARY);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !Object.hasOwn(COMPONENTS, name))).toEqual([]);
  });

  it.each([
    [
      'prose',
      '---\ntitle: A\n---\n\nOne *two* **three**.\n\n## Four\n',
      'One _two_ **three**.\n\n## Four\n',
    ],
    [
      'links',
      '[a](/x/react-charts/) [b](#labels) [c](https://a.test/) ![d](/x/d.png)\n',
      '[a](https://docs.test/x/react-charts/) [b](https://docs.test/x/react-charts/bars/#labels) [c](https://a.test/) ![d](https://docs.test/x/d.png)\n',
    ],
    [
      'code with only its title',
      '```tsx title="a.tsx" {1,2} nocheck reason="b"\nlet a = <b />;\n```\n',
      '```tsx title="a.tsx"\nlet a = <b />;\n```\n',
    ],
    [
      'callouts',
      '<Callout kind="warning" title="Costly">\n\nMind *this*.\n\n</Callout>\n',
      '> **Warning: Costly**\n>\n> Mind _this_.\n',
    ],
    [
      'tabs',
      '<Tabs group="a">\n<Tab label="npm">\n\n```bash\nnpm i\n```\n\n</Tab>\n<Tab label="yarn">\n\nText.\n\n</Tab>\n</Tabs>\n',
      '**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\nText.\n',
    ],
    ['links to planned pages', '[`a`](/x/later/#b)\n', '`a` (planned)\n'],
    [
      'steps',
      '<Steps>\n<Step title="One">\n\nFirst.\n\n</Step>\n<Step title="Two">\n\n```bash\nb\n```\n\n</Step>\n</Steps>\n',
      '1. **One**\n\n   First.\n\n2. **Two**\n\n   ```bash\n   b\n   ```\n',
    ],
    [
      'tables of keys',
      "<KeyTable caption=\"Move\" rows={[{ keys: ['Shift', 'F10'], action: \"Opens\" }, { keys: [`a`], action: 'b' }]} />\n",
      '**Move**\n\n| Keys | Action |\n| - | - |\n| `Shift` + `F10` | Opens |\n| `a` | b |\n',
    ],
    [
      'galleries',
      '<Gallery>\n  <Example href="/x/a/#Bars" title="Ranking" caption="Sorted bars." chart="bar" question="compare" />\n  <Example href="#Lines" title="Trend" caption="A line." chart="line" question="over-time" />\n</Gallery>\n',
      '- [Ranking](https://docs.test/x/a/#Bars): Sorted bars.\n- [Trend](https://docs.test/x/react-charts/bars/#Lines): A line.\n',
    ],
    [
      'keys and plans',
      '## Tree <Plan plan="pro" />\n\nPress <Kbd>Esc</Kbd>.\n',
      '## Tree (Pro plan)\n\nPress `Esc`.\n',
    ],
    ['no mark for the free plan', '## Tree <Plan plan="community" />\n', '## Tree\n'],
    [
      'lists from the types',
      '<Catalog of="events" />\n',
      '**1 events**\n\n| Name | Description |\n| - | - |\n| [`click`](https://docs.test/x/api/a/) (Pro plan) | Fired if `true`. `A \\| B` |\n',
    ],
    ['details', '<Details summary="More">\n\nHidden.\n\n</Details>\n', '**More**\n\nHidden.\n'],
    ['comments and expressions', "{/* note */}\n\nA{' '}b.\n", 'A b.\n'],
    [
      'tables',
      '| a | b |\n| --- | :-: |\n| long cell | c |\n',
      '| a | b |\n| - | :-: |\n| long cell | c |\n',
    ],
    ['an element nobody knows', 'A <sub>b</sub>.\n', 'A b.\n'],
  ])('writes %s', (_, source, expected) => {
    expect(convert(source).join('')).toBe(expected);
  });

  it('keeps the position of demos, including inside steps and callouts', () => {
    const source =
      'A\n\n<Demo name="BasicBars" />\n\n<Steps>\n<Step title="One">\n\n<Demo name="Second" />\n\n</Step>\n</Steps>\n\n<Callout kind="info">\n\n<Demo name="Third" />\n\n</Callout>\n';
    expect(convert(source)).toEqual([
      'A\n\n',
      { demo: 'pages/react-charts/bars/BasicBars', indent: '' },
      '\n\n1. **One**\n\n',
      { demo: 'pages/react-charts/bars/Second', indent: '   ' },
      '\n\n> **Note**\n>\n',
      { demo: 'pages/react-charts/bars/Third', indent: '> ' },
      '\n',
    ]);
  });

  it('uses labels and links in the language of the page', () => {
    const tree = parseMdx(
      '<Callout kind="info">\n\n[a](/x/react-charts/)\n\n</Callout>\n',
      'page.mdx',
    );
    const [text] = mdxToMarkdown(tree, { ...CONTEXT, locale: 'zh' });
    expect(text).toContain('https://docs.test/zh/x/react-charts/');
    expect(text).not.toContain('Note');
  });
});
