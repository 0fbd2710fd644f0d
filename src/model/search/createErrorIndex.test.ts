import { describe, expect, it } from 'vitest';
import { createErrorIndex } from './createErrorIndex.ts';

const index = createErrorIndex();
const UPGRADE =
  'You need to upgrade to DataGridPro or DataGridPremium component to unlock this feature.';
index.add('rows', 'The Data Grid component requires all rows to have a unique `id` property.');
index.add('editing', 'No row with id #… found');
index.add('sizes', `\`pageSize\` cannot exceed 100 in the MIT version of the DataGrid. ${UPGRADE}`);
index.add('updates', `You cannot update several rows at once on the DataGrid. ${UPGRADE}`);
index.add('tree', 'No getTreeDataPath given.');
index.add('bars', '… should be of type "band" to display the bar series of id "…".');
index.add('export', 'When the value of a field is an object, the CSV export might not display it.');
const find = (text: string) => [...index.find(text).keys()];

describe('createErrorIndex', () => {
  it.each([
    [
      'a whole message',
      'MUI X: The Data Grid component requires all rows to have a unique `id` property.',
      'rows',
    ],
    ['the middle of a message', 'requires all rows to have a unique id property', 'rows'],
    ['its beginning', 'The Data Grid component requires all', 'rows'],
    ['a short message with its value', 'Uncaught Error: No row with id #42 found', 'editing'],
    ['a message of three words', 'MUI X: No getTreeDataPath given.', 'tree'],
    [
      'a message without a fixed beginning',
      'The first `xAxis` should be of type "band" to display the bar series of id "a".',
      'bars',
    ],
    [
      'a message with a stack trace',
      `No row with id #7 found\n${'    at getRow (grid.js:12:3)\n'.repeat(100)}`,
      'editing',
    ],
    [
      'a message that has a sentence in common with others',
      `pageSize cannot exceed 100 in the MIT version of the DataGrid. ${UPGRADE}`,
      'sizes',
    ],
    ['a message with a slip', 'requires that all rows to have a unique id property', 'rows'],
  ])('finds %s', (_, text, place) => {
    expect(find(text)).toEqual([place]);
  });

  it.each([
    ['nothing', ''],
    ['a few words of it', 'unique id property'],
    ['the beginning of many sentences', 'the data grid component'],
    ['a question with the same words', 'how do I give all rows a unique id?'],
    ['a phrase from the middle', 'the value of a field'],
  ])("doesn't take %s for a message", (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('finds all messages that match equally well', () => {
    expect(find(UPGRADE)).toEqual(['sizes', 'updates']);
  });
});
