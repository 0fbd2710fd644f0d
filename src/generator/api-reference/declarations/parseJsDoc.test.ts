import { describe, expect, it } from 'vitest';
import { parseJsDoc } from './parseJsDoc.ts';

describe('parseJsDoc', () => {
  it('parses all parts of a comment', () => {
    const doc = parseJsDoc(`/**
     * Callback fired when a row is clicked.
     * Called with a [[GridRowParams]] object.
     * @param {GridRowParams<{ id: string }>} params With all properties from [[GridRowParams]].
     * @param {string} [reason='click'] - Why.
     * @returns {boolean} Whether it counts.
     * @default (row) => row.id
     * @see See {@link https://mui.com/x/react-data-grid/rows/ the rows} for more.
     */`);
    expect(doc).toMatchInlineSnapshot(`
      {
        "default": "(row) => row.id",
        "demos": [],
        "description": "Callback fired when a row is clicked.
      Called with a \`GridRowParams\` object.",
        "examples": [],
        "ignored": false,
        "parameters": Map {
          "params" => {
            "description": "With all properties from \`GridRowParams\`.",
          },
          "reason" => {
            "default": "'click'",
            "description": "Why.",
          },
        },
        "returns": "Whether it counts.",
        "see": [
          "[the rows](/x/react-data-grid/rows/) for more.",
        ],
      }
    `);
  });

  it('removes the lists of links from the description', () => {
    const doc = parseJsDoc(`
      * A bar.
      *
      * Demos:
      *
      * - [Bars](https://mui.com/x/react-charts/bars/)
      *
      * API:
      *
      * - [BarPlot API](https://mui.com/x/api/charts/bar-plot/)
    `);
    expect(doc.description).toBe('A bar.');
    expect(doc.demos).toEqual([{ title: 'Bars', href: '/x/react-charts/bars/' }]);
  });

  it.each([
    ['@default "standard"', "'standard'"],
    ['@default `true`', 'true'],
    ['@default `4` on desktop, `3` on mobile', '`4` on desktop, `3` on mobile'],
    ['@default{ hours: 1, minutes: 5 }', '{ hours: 1, minutes: 5 }'],
    ['@default {defaultGetOptionLabel}', 'defaultGetOptionLabel'],
    ["@default '@media (pointer: fine)'", "'@media (pointer: fine)'"],
    ['@default "() => 500"', '() => 500'],
    ['@default {}', '{}'],
    ['@default [\n * 25,\n * 50]', '[ 25, 50]'],
  ])('reads %s', (comment, expected) => {
    expect(parseJsDoc(` * ${comment}`).default).toBe(expected);
  });

  it.each([
    ['Use `gridRowIdSelector` instead.', 'gridRowIdSelector'],
    ['Import DataGridPro instead.', 'DataGridPro'],
    ['Use the `showToolbar` prop instead.', 'showToolbar'],
    ['use the `slots` prop instead.', 'slots'],
    ['Use `onSidebarOpen()` instead.', 'onSidebarOpen'],
    ['Use the [Toolbar](/x/a/) component instead.', undefined],
    ['Use flex parent container instead.', undefined],
    ['No longer needed.', undefined],
  ])('finds what replaces: %s', (text, replacement) => {
    expect(parseJsDoc(` * @deprecated ${text}`).deprecated?.replacement).toBe(replacement);
  });

  it('treats an @ in the code of an example as code', () => {
    const { examples, ignored } = parseJsDoc(' * @example\n * ```ts\n * @ignore\n * ```');
    expect(examples).toEqual(['```ts\n@ignore\n```']);
    expect(ignored).toBe(false);
  });

  it('detects comments that are not public', () => {
    expect(parseJsDoc(' * @ignore - do not document.').ignored).toBe(true);
  });
});
