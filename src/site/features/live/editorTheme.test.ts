import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { expect, it } from 'vitest';
import type { CodeRole } from '#model/code/CodeRole.ts';
import { tokenizeCode } from '#model/code/tokenizeCode.ts';
import { editorColors } from './editorTheme.ts';

const VARIABLES: Partial<Record<CodeRole, string>> = {
  k: 'keyword',
  s: 'string',
  c: 'comment',
  n: 'constant',
  f: 'function',
  p: 'attribute',
};

const editor = tagHighlighter(
  editorColors.specs.map(({ tag, color }) => ({ tag, class: String(color) })),
);

function listEditorColors(code: string): string[] {
  const found: string[] = [];
  highlightTree(tsxLanguage.parser.parse(code), editor, (from, to, color) => {
    found.push(`${code.slice(from, to)} ${color}`);
  });
  return found;
}

it.each([
  `import { DataGrid } from '@mui/x-data-grid';`,
  '<DataGrid rows={rows} density="compact" checkboxSelection />;',
  '<Chart onItemClick={(event, item) => console.log(item, 3, null)} />; // end',
  'const apiRef = useRef(null);',
])('gives %s the colors it has while reading', (code) => {
  const reading = tokenizeCode(code, 'jsx').flatMap(({ text, role }) =>
    role ? [`${text} var(--x-token-${VARIABLES[role]})`] : [],
  );
  expect(listEditorColors(code)).toEqual(reading);
});
