import { describe, expect, it } from 'vitest';
import { splitIdentifier, tokenize } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    ['keeps an identifier whole and gives its parts', 'rowHeight', ['rowheight', 'row', 'height']],
    ['gives words and their stems', 'Sorting columns', ['sorting', 'sort', 'columns', 'column']],
    ['takes constants apart', 'GRID_ROOT', ['grid_root', 'grid', 'root']],
    ['takes dots as gaps', 'slots.toolbar', ['slots', 'slot', 'toolbar']],
    ['pairs CJK characters', '日期选择', ['日期', '期选', '选择']],
    ['keeps a lone CJK character', '列', ['列']],
    ['parts scripts', '使用DataGrid', ['使用', 'datagrid', 'data', 'grid']],
    ['has nothing for punctuation', '?! — …', []],
  ])('%s', (_, text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it('leaves out tokens of more than 64 characters', () => {
    expect(tokenize(`a ${'b'.repeat(65)} ${'c'.repeat(64)}`)).toEqual(['a', 'c'.repeat(64)]);
  });

  it.each([
    ['MuiDataGrid', ['mui', 'data', 'grid']],
    ['useXAxis', ['use', 'x', 'axis']],
    ['exportAsPDFFile', ['export', 'as', 'pdf', 'file']],
    ['v8', ['v', '8']],
  ])('splits %s', (name, parts) => {
    expect(splitIdentifier(name)).toEqual(parts);
  });
});
