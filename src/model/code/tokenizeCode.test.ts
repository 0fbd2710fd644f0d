import { describe, expect, it } from 'vitest';
import { tokenizeCode } from './tokenizeCode.ts';

/** Marks each token with its role: `«k const» a` */
const mark = (code: string, language: 'type' | 'jsx') =>
  tokenizeCode(code, language)
    .map(({ text, role }) => (role ? `«${role} ${text}»` : text))
    .join('');

describe('tokenizeCode', () => {
  it.each([
    [`'compact' | "b" | 3 | null`, `«s 'compact'» | «s "b"» | «n 3» | «n null»`],
    [
      '(params: GridRowParams<R>, details?: any) => void',
      '(params: «n GridRowParams»<«n R»>, details?: «n any») => «n void»',
    ],
    [
      '{ readonly type: keyof T; a?: string }',
      '{ «k readonly» type: «k keyof» «n T»; a?: «n string» }',
    ],
    ['React.ReactNode', '«n React».«n ReactNode»'],
    ['T extends U ? string : never', '«n T» «k extends» «n U» ? «n string» : «n never»'],
  ])('reads the type %s', (code, expected) => {
    expect(mark(code, 'type')).toBe(expected);
  });

  it.each([
    [
      `import { DataGrid } from '@mui/x-data-grid';`,
      `«k import» { DataGrid } «k from» «s '@mui/x-data-grid'»;`,
    ],
    [
      '<DataGrid rows={rows} checkboxSelection />',
      '<«f DataGrid» «p rows»={rows} «p checkboxSelection» />',
    ],
    [
      "<A b={(c) => c.d(1)}>It's {new Date()} here</A>",
      "<«f A» «p b»={(c) => c.«f d»(«n 1»)}>It's {«k new» «f Date»()} here</«f A»>",
    ],
    ['sx={{ mt: 2 }} // a', `sx={{ mt: «n 2» }} «c // a»`],
    [
      'slots={{ toolbar: () => <Box p={1} /> }}',
      'slots={{ toolbar: () => <«f Box» «p p»={«n 1»} /> }}',
    ],
    ['a < b && useRef<HTMLElement>(null)', 'a < b && useRef<HTMLElement>(«n null»)'],
  ])('reads the code %s', (code, expected) => {
    expect(mark(code, 'jsx')).toBe(expected);
  });

  it.each(['<', '<A', "'", '`${', '<A>}', '/*'])('keeps unfinished code: %s', (code) => {
    expect(mark(code, 'jsx').replace(/«\w |»/g, '')).toBe(code);
  });
});
