import { describe, expect, it } from 'vitest';
import type { ProjectOptions } from './DemoProject.ts';
import { createProject, formatProjectTitle } from './createProject.ts';
import { exampleVersions } from './exampleVersions.ts';

const file = (name: string, ts: string, js: string = ts) => ({
  TS: { name, source: ts, html: '' },
  JS: { name: name.replace(/\.tsx?$/, '.js'), source: js, html: '' },
});

const tree = file(
  'ParksTree.tsx',
  "import type { Park } from './parks';\nimport { RichTreeView } from '@mui/x-tree-view/RichTreeView';\nimport { parks } from './parks';\n\nexport default function ParksTree() {\n  return <RichTreeView<Park> items={parks} />;\n}\n",
  "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';\nimport { parks } from './parks';\n\nexport default function ParksTree() {\n  return <RichTreeView items={parks} />;\n}\n",
);
const parks = file(
  'parks.ts',
  'export interface Park {\n  id: string;\n}\n\nexport const parks: Park[] = [];\n',
  'export const parks = [];\n',
);

const create = (options: Partial<ProjectOptions> = {}) =>
  createProject({
    name: 'ParksTree',
    title: 'ParksTree demo — MUI X',
    files: [tree, parks],
    variant: 'TS',
    styling: 'system',
    versions: exampleVersions,
    target: 'zip',
    listImports: (source) => [...source.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
    ...options,
  });

const listFiles = (options?: Partial<ProjectOptions>) => Object.keys(create(options).files).sort();

describe('createProject', () => {
  it('reads imports of scripts, not of stylesheets', () => {
    const read: string[] = [];
    const styles = file('tree.css', "@import 'elsewhere';\n");
    create({ files: [tree, parks, styles], listImports: (source) => (read.push(source), []) });
    expect(read.length).toBeGreaterThan(1);
    expect(read.join()).not.toContain('elsewhere');
  });

  it('makes a whole project', () => {
    const { files, ...rest } = create();
    expect(rest).toMatchSnapshot('what is known about it');
    const texts = Object.entries(files).map(([name, text]) => `── ${name} ──\n${text}`);
    expect(texts.join('\n')).toMatchSnapshot('its files');
  });

  it.each([
    [
      'TS',
      [
        'index.html',
        'package.json',
        'src/Demo.tsx',
        'src/index.tsx',
        'src/parks.ts',
        'tsconfig.json',
        'vite.config.ts',
      ],
    ],
    [
      'JS',
      [
        'index.html',
        'package.json',
        'src/Demo.jsx',
        'src/index.jsx',
        'src/parks.js',
        'vite.config.js',
      ],
    ],
  ] as const)('flattens the files in %s', (variant, expected) => {
    expect(listFiles({ variant, target: 'stackblitz' })).toEqual(expected);
    expect(create({ variant }).entry).toBe(variant === 'TS' ? 'src/Demo.tsx' : 'src/Demo.jsx');
  });

  it('adds the files that each target needs', () => {
    const common = listFiles({ target: 'stackblitz' });
    const added = (target: ProjectOptions['target']) =>
      listFiles({ target }).filter((name) => !common.includes(name));
    expect(added('zip')).toEqual(['.gitignore', 'README.md']);
    expect(added('codesandbox')).toEqual([
      '.codesandbox/tasks.json',
      '.devcontainer/devcontainer.json',
    ]);
    expect(create({ target: 'codesandbox' }).files['vite.config.ts']).toContain(
      "allowedHosts: ['.csb.app']",
    );
    expect(create({ target: 'stackblitz' }).files['vite.config.ts']).not.toContain('allowedHosts');
  });

  it('leaves types out of JavaScript', () => {
    const { files, devDependencies } = create({ variant: 'JS' });
    expect(Object.keys(devDependencies).filter((name) => name.startsWith('@types/'))).toEqual([]);
    expect(files['src/index.jsx']).toContain("getElementById('root'))");
    expect(files['package.json']).not.toContain('tsc');
  });

  it('sets up Tailwind CSS for a demo styled with it', () => {
    const { files } = create({
      files: [file('Bars.tailwind.tsx', 'export default () => null;')],
      styling: 'tailwind',
    });
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(files['src/index.tsx']).toContain("import './index.css';");
    expect(files['src/index.tsx']).toContain('<StyledEngineProvider enableCssLayer>');
    expect(files['src/index.css']).toMatch(/^@layer theme, base, mui, components, utilities;/);
  });

  it('puts library styles below the stylesheet of a demo that has one', () => {
    const styled = [
      file('Bars.css.tsx', "import './Bars.css';\nexport default () => null;\n"),
      file('Bars.css', '.a {}'),
    ];
    const { files } = create({ files: styled, styling: 'css' });
    expect(files['src/Bars.css']).toBe('.a {}');
    expect(files['src/index.tsx']).toContain('<StyledEngineProvider enableCssLayer>');
    expect(create().files['src/index.tsx']).not.toContain('StyledEngineProvider');
  });

  it("names files with JSX as Vite expects, and follows the demo's imports", () => {
    const row = file(
      'Row.tsx',
      "import type { RowProps } from './Rows';\nexport const Row = () => <i />;\n",
    );
    const { files } = create({
      files: [file('Rows.tsx', "import { Row } from './Row';"), row],
      variant: 'JS',
    });
    expect(files['src/Row.jsx']).toContain("from './Demo'");
  });

  it.each(['index.ts', 'Demo.tsx'])('rejects a second file called %s', (name) => {
    expect(() => create({ files: [tree, file(name, '')] })).toThrow(
      `"${name}" of demo "ParksTree"`,
    );
  });

  it('mentions paid packages in the README, and contains no key', () => {
    const pro = file('Pro.tsx', "import { RichTreeViewPro } from '@mui/x-tree-view-pro';");
    const { files } = create({ files: [pro] });
    expect(files['README.md']).toContain('`@mui/x-tree-view-pro` is a commercial package');
    expect(create().files['README.md']).not.toContain('License');
    expect(Object.values(files).join()).not.toContain('setLicenseKey');
  });

  it('includes overrides if there are any', () => {
    const pro = file('Pro.tsx', "import { RichTreeViewPro } from '@mui/x-tree-view-pro';");
    const read = (files: ProjectOptions['files']) =>
      JSON.parse(create({ files }).files['package.json'] ?? '') as Record<string, unknown>;
    expect(read([pro])['overrides']).toEqual({
      '@mui/x-tree-view-pro': { '@mui/x-tree-view': '8.0.10' },
    });
    expect(read([tree, parks])).not.toHaveProperty('overrides');
  });

  it('escapes the title', () => {
    expect(create({ title: 'A & B <i>' }).files['index.html']).toContain(
      '<title>A &amp; B &lt;i></title>',
    );
  });
});

describe('formatProjectTitle', () => {
  it('contains the names of the demo and the library', () => {
    expect(formatProjectTitle('BasicBars', 'MUI X')).toBe('BasicBars demo — MUI X');
  });
});
