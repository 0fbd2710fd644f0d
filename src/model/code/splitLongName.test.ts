import { expect, it } from 'vitest';
import { splitLongName } from './splitLongName.ts';

it.each([
  ['AiAssistantPanelTrigger', 'AiAssistant|PanelTrigger'],
  ['clipboardCopyCellDelimiter', 'clipboard|CopyCell|Delimiter'],
  ['aiAssistantActiveConversationIndex', 'aiAssistant|ActiveConversation|Index'],
  ['@mui/x-data-grid-premium/GridColDef', '@mui/x-data-grid-premium/|GridColDef'],
  ['GridAggregationModel.columns.field', 'GridAggregation|Model.columns.|field'],
  ['unstable_setColumnVirtualization', 'unstable_|setColumn|Virtualization'],
  ['GridExcelXLSXDocumentURL', 'GridExcel|XLSXDocumentURL'],
])('breaks %s between words', (name, expected) => {
  expect(splitLongName(name).join('|')).toBe(expected);
});

it.each([
  'rowGroupingModel',
  'DataGridPremium API',
  'AI support via MCP',
  'Internationalization',
  'Components and hooks of the Data Grid',
])('leaves "%s" in one piece', (text) => {
  expect(splitLongName(text)).toEqual([text]);
});

it('breaks only the long names of a sentence', () => {
  expect(splitLongName('The clipboardCopyCellDelimiter prop')).toEqual([
    'The clipboard',
    'CopyCell',
    'Delimiter prop',
  ]);
});

it('takes another limit where there is more room', () => {
  expect(splitLongName('AiAssistantPanelTrigger', 24)).toEqual(['AiAssistantPanelTrigger']);
});
