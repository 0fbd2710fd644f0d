import { expect, it } from 'vitest';
import { readContent } from '../content/loadContent.ts';
import { checkDemoProps } from './checkDemoProps.ts';
import { createContentTree, createPageText, formatFaults } from './contentTree.ts';

const DEMO = `export default function Rows() {
  return (
    <DataGrid
      rows={rows}
      disableEval
      columns={columns}
    />
  );
}
`;

function check(demo: string): string {
  const directory = createContentTree({
    'react-data-grid/rows/page.mdx': createPageText('Rows.\n\n<Demo name="Rows" />'),
    'react-data-grid/rows/Rows.tsx': demo,
  });
  return formatFaults(readContent(directory).pages.flatMap(checkDemoProps), directory);
}

it('reports a prop that only this site needs', () => {
  expect(check(DEMO)).toMatchInlineSnapshot(`
    "content/pages/react-data-grid/rows/Rows.tsx:5
      This demo sets disableEval, which only this site needs.
      Hint: remove it. src/site/theme/createDemoTheme.ts sets it for all demos."
  `);
});

it('accepts demos without such a prop', () => {
  expect(check(DEMO.replace('      disableEval\n', ''))).toBe('');
});
