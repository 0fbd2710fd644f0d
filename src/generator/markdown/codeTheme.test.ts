import { expect, it } from 'vitest';
import { tokenizeCode } from '#model/code/tokenizeCode.ts';
import { escapeHtml } from './linkNames.ts';
import { highlight } from './highlight.ts';

/** Highlights the same code with the small tokenizer that runs in the browser. */
const format = (code: string, language: 'type' | 'jsx') =>
  tokenizeCode(code, language)
    .map(({ text, role }) =>
      role ? `<span class="${role}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');

it.each([
  `'compact' | 'standard' | 3 | true | null`,
  'GridColDef<R>[] | readonly string[]',
  '(params: GridRowParams, event: MuiEvent<React.MouseEvent>, details?: any) => void',
  '{ a?: string; b: Partial<Record<string, unknown>> }',
])('gives the type %s the same colors in a code block and in the reference', (type) => {
  const block = highlight(`type A = ${type}`, 'ts').replace(
    '<span class="k">type</span> <span class="n">A</span> = ',
    '',
  );
  expect(block).toBe(format(type, 'type'));
});

it.each([
  `import { DataGrid } from '@mui/x-data-grid';`,
  '<DataGrid\n  rows={rows}\n  density="compact"\n  checkboxSelection\n/>',
  '<Chart onItemClick={(event, item) => console.log(item)} />',
  `<Chart sx={{ mt: 2, color: 'red' }} margin={{ left: 10 }}>\n  <Legend />\n</Chart>`,
  'const apiRef = useRef(null);',
])('gives the code %s the same colors in a code block and in Try it', (code) => {
  expect(highlight(code, 'tsx')).toBe(format(code, 'jsx'));
});
