import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkPlannedLinks } from './remarkPlannedLinks.ts';

const planned = new Set(['/x/grid/pinning']);

function run(text: string): string {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPlannedLinks, { getPlanned: () => planned })
    .use(remarkStringify)
    .processSync(text)
    .toString()
    .trim();
}

it.each([
  ['See [pinning](/x/grid/pinning/).', 'See <PlannedLink>pinning</PlannedLink>.'],
  ['See [one part](/x/grid/pinning/#left).', 'See <PlannedLink>one part</PlannedLink>.'],
  ['See [`pin`](/x/grid/pinning/).', 'See <PlannedLink>`pin`</PlannedLink>.'],
])('turns a link to a planned page into marked text: %s', (text, expected) => {
  expect(run(text)).toBe(expected);
});

it.each(['[sorting](/x/grid/sorting/)', '[site](https://mui.com/x/grid/pinning/)', '[here](#pin)'])(
  'keeps %s',
  (text) => {
    expect(run(text)).toBe(text);
  },
);
