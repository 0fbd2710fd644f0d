import { expect, it } from 'vitest';
import { extractPictureStyles, extractStyles, joinStyles } from './extractStyles.ts';

it('separates rules from HTML and keeps their names', () => {
  const { html, styles } = extractStyles(
    '<style data-emotion="css a1 animation-b">.css-a1{color:red}</style><p class="css-a1">A</p><style data-emotion="css c2">.css-c2{top:0}</style>',
  );
  expect(html).toBe('<p class="css-a1">A</p>');
  expect([...styles]).toEqual([
    ['a1 animation-b', '.css-a1{color:red}'],
    ['c2', '.css-c2{top:0}'],
  ]);
});

it('leaves style elements that the demo itself renders', () => {
  const own = '<style>.mine{color:red}</style>';
  expect(extractStyles(own).html).toBe(own);
});

it('separates a picture from the style element of its grid', () => {
  const { html, styles } = extractPictureStyles(
    '<p class="Variables-1">A</p><style>.Variables-1{--a:1}</style><p>B</p>',
  );
  expect(html).toBe('<p class="Variables-1">A</p><p>B</p>');
  expect([...styles]).toEqual([['Variables-1', '.Variables-1{--a:1}']]);
});

it('names the variables of a grid by what they contain', () => {
  const create = (hash: number, value = 1) =>
    extractPictureStyles(
      `<style>.MuiDataGridVariables-${hash}{--a:${value};}</style><p class="MuiDataGridVariables-${hash} css-a">A</p>`,
    );
  const { html, styles } = create(12);
  const [[name = '', css] = []] = styles;
  expect(html).toBe(`<p class="${name} css-a">A</p>`);
  expect(css).toBe(`.${name}{--a:1;}`);
  expect(create(345)).toEqual(create(12));
  expect(create(12, 2).html).not.toBe(html);
});

it('joins the rules of several demos, each once', () => {
  const joined = joinStyles([
    new Map([['a', '1']]),
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  ]);
  expect([...joined.values()]).toEqual(['1', '2']);
});

it('keeps text that only looks like a style element', () => {
  const html = '<p title="<style data-emotion=&quot;css a&quot;>">&lt;style&gt;</p><svg><g/></svg>';
  expect(extractStyles(html).html).toBe(html);
});
