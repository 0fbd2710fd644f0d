import { expect, it } from 'vitest';
import { toMarkdown } from './toMarkdown.ts';

it.each([
  ['See {@link https://a.b/c the docs} here', 'See [the docs](https://a.b/c) here'],
  ['{@link https://mui.com/x/react-charts/ Charts}', '[Charts](/x/react-charts/)'],
  ['A {@link GridColDef} object', 'A `GridColDef` object'],
  ['A [[GridRowParams]] object', 'A `GridRowParams` object'],
  ['[Bars](https://mui.com/x/react-charts/bars/)', '[Bars](/x/react-charts/bars/)'],
  ['[Migrate](/material-ui/migration/)', '[Migrate](https://mui.com/material-ui/migration/)'],
  ['{@link https://mui.com/x/a/}', '[mui.com/x/a/](/x/a/)'],
  ['one<br />two', 'one\ntwo'],
  ['<b>bold</b> and <code>code</code>', '**bold** and `code`'],
  ['like <DatePicker /> does', 'like `<DatePicker />` does'],
  ['already `<DatePicker />`', 'already `<DatePicker />`'],
  ['at https://a.b/c#d.', 'at [a.b/c#d](https://a.b/c#d).'],
  ['<a href="https://a.b">here</a>', '[here](https://a.b)'],
  ['a < b and c > d', 'a < b and c > d'],
])('%s → %s', (text, expected) => {
  expect(toMarkdown(text)).toBe(expected);
});
