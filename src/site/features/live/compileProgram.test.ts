import { describe, expect, it } from 'vitest';
import { compileProgram } from './compileProgram.ts';
import { listProgramImports } from './listProgramImports.ts';

const packages = ['react', 'react/jsx-runtime', '@mui/material/Box'];
const compile = (sources: Record<string, string>, main = 'Demo.tsx') =>
  compileProgram({
    files: Object.entries(sources).map(([name, source]) => ({ name, source })),
    main,
    packages,
  });

describe('compileProgram', () => {
  it('compiles TypeScript and JSX to a module with the same lines', () => {
    const { files } = compile({
      'Demo.tsx': `import Box from '@mui/material/Box';\nimport type { FC } from 'react';\n\nconst Demo: FC = () => <Box />;\nexport default Demo;\n`,
    });
    const code =
      files[0]?.parts
        .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
        .join('') ?? '';
    expect(code).toContain('{"import":"@mui/material/Box"}');
    expect(code).not.toContain('FC');
    expect(code.split('\n')[3]).toContain('const Demo');
  });

  it('puts each file once, before those that import it', () => {
    const { files } = compile({
      'Demo.tsx': `import { a } from './a'; import { b } from './b'; export default () => a + b;`,
      'a.ts': `import { b } from './b'; export const a = b;`,
      'b.ts': `export const b = 1;`,
    });
    expect(files.map((file) => file.name)).toEqual(['b.ts', 'a.ts', 'Demo.tsx']);
    expect(files[1]?.parts).toContainEqual({ file: 0 });
    expect(files[2]?.parts).toContainEqual({ file: 1 });
  });

  it('omits files that are not imported, even if they have errors', () => {
    expect(
      compile({ 'Demo.tsx': 'export default () => null;', 'other.ts': 'const = ;' }).files,
    ).toHaveLength(1);
  });

  it('compiles styles and data to modules', () => {
    const { files } = compile({
      'Demo.tsx': `import styles from './a.module.css'; import rows from './rows.json'; export default () => rows;`,
      'a.module.css': '.row { color: red } .row .cell-wide:hover { top: 1.5px }',
      'rows.json': '[1, 2]',
    });
    // Unused imports are removed, so only the data is left.
    expect(files.map((file) => file.parts.join(''))).toContain('export default [1, 2];');
  });

  it.each([
    ['const a = ;', 'syntax', { line: 1, column: 11 }],
    ['\nexport default () => <b></i>;', 'syntax', { line: 2, file: 'Demo.tsx' }],
    [`\nimport x from 'lodash';\nx();`, 'import', { line: 2, subject: 'lodash' }],
    [`import { b } from './gone';\nb();`, 'file', { line: 1, subject: './gone' }],
    [`import { c } from './c';\nc();`, 'circle', { subject: 'Demo.tsx → c.ts → Demo.tsx' }],
  ])('explains what is wrong with %j', (source, kind, details) => {
    const attempt = () =>
      compile({ 'Demo.tsx': source, 'c.ts': `import './Demo'; export const c = () => {};` });
    expect(attempt).toThrow(
      expect.objectContaining({ kind, details: expect.objectContaining(details) }),
    );
  });
});

describe('listProgramImports', () => {
  it('lists each package once', () => {
    const program = compile({
      'Demo.tsx': `import Box from '@mui/material/Box'; import { a } from './a'; export default () => <Box>{a}</Box>;`,
      'a.tsx': `import Box from '@mui/material/Box'; export const a = <Box />;`,
    });
    expect(listProgramImports(program)).toEqual(['react/jsx-runtime', '@mui/material/Box']);
  });
});
