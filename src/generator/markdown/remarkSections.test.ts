import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkSections } from './remarkSections.ts';

function run(text: string): string {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkSections)
    .use(remarkStringify)
    .processSync(text)
    .toString()
    .trim();
}

it('wraps each section of text with its heading and its subsections', () => {
  expect(run('Opening.\n\n## First\n\nText.\n\n### Part\n\n## Second\n\nText.')).toBe(
    [
      'Opening.',
      '<TextSection height="162">\n  ## First\n\n  Text.\n\n  ### Part\n</TextSection>',
      '<TextSection height="102">\n  ## Second\n\n  Text.\n</TextSection>',
    ].join('\n\n'),
  );
});

it.each([
  ['a demo', '<Demo name="A" />'],
  ['a demo in a step', '<Steps>\n  <Step>\n    <Demo name="A" />\n  </Step>\n</Steps>'],
  ['an expression', '{list}'],
])('does not wrap a section with %s', (_, content) => {
  const text = `## First\n\n${content}`;
  expect(run(text)).toBe(text);
});

it('does not change a page without sections', () => {
  expect(run('Opening.')).toBe('Opening.');
});
