import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { estimateHeight } from './estimateHeight.ts';

const estimate = (text: string) =>
  estimateHeight([unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text)]);

it.each([
  ['a short paragraph', 'Text.', 42],
  ['a paragraph of two lines', 'Text '.repeat(20), 68],
  ['code of two lines', '```ts\nlet a;\nlet b;\n```', 110],
  ['a table with two rows', '| a |\n| - |\n| b |', 124],
  ['a list with two entries', '- a\n- b', 84],
  ['tabs', '<Tabs>\n<Tab>\na\n\nb\n</Tab>\n<Tab>\nc\n</Tab>\n</Tabs>', 84],
  ['closed details', '<Details>\na\n\nb\n</Details>', 60],
])('estimates the height of %s', (_, text, expected) => {
  expect(estimate(text)).toBe(expected);
});
