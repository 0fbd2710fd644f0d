import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkSections } from './remarkSections.ts';

/** Fills the first screen. */
const OPENING = Array.from({ length: 20 }, (_, index) => `Opening ${index}.`).join('\n\n');

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
  expect(run(`${OPENING}\n\n## First\n\nText.\n\n### Part\n\n## Second\n\nText.`)).toBe(
    [
      OPENING,
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
  const text = `${OPENING}\n\n## First\n\n${content}`;
  expect(run(text)).toBe(text);
});

it('does not change a page without sections', () => {
  expect(run('Opening.')).toBe('Opening.');
});

it('leaves the sections of the first screen as they are', () => {
  const text = (sections: number) =>
    Array.from({ length: sections }, (_, index) => `## Section ${index}\n\nText.`).join('\n\n');
  expect(run(text(7))).toBe(text(7));
  expect(run(text(8))).toContain('<TextSection height="102">\n  ## Section 7');
});

it('takes demos into account', () => {
  const text = '<Demo name="A" />\n\n<Demo name="B" />\n\n<Demo name="C" />\n\n## First\n\nText.';
  expect(run(text)).toContain('<TextSection');
});
