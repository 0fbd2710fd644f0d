import { expect, it } from 'vitest';
import { parseThemeUse } from './parseThemeUse.ts';

it('reads theme names, strings, and imports', () => {
  const { strings, imports, themed } = parseThemeUse(`
    import { useThemeProps } from "@mui/material/styles";
    import { useProps } from "./useProps.js";
    // useThemeProps({ name: 'MuiComment' })
    const props = useThemeProps({ props: { a: {} }, name: 'MuiBarChart' });
    const other = use({ name: 'MuiOther' });
  `);
  expect(themed).toEqual(['MuiBarChart']);
  expect(imports).toEqual(['@mui/material/styles', './useProps.js']);
  expect(strings.has('MuiOther')).toBe(true);
  expect(strings.has('MuiComment')).toBe(false);
});
