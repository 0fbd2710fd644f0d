import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkAdSlot } from './remarkAdSlot.ts';

function run(text: string): string {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkAdSlot)
    .use(remarkStringify)
    .processSync(text)
    .toString()
    .trim();
}

it('puts the ad after the opening and its demo, before the first section', () => {
  expect(run('Opening.\n\n<Demo name="A" />\n\n## First\n\n## Second')).toBe(
    'Opening.\n\n<Demo name="A" />\n\n<AdSlot />\n\n## First\n\n## Second',
  );
});

it('puts the ad at the end of a page without sections', () => {
  expect(run('Opening.')).toBe('Opening.\n\n<AdSlot />');
});
