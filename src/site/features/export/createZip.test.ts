import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createZip } from './createZip.ts';

it('packs every file into a folder named after the project', () => {
  const zip = createZip({
    name: 'basic-bars-demo',
    title: '',
    entry: 'src/Demo.tsx',
    files: { '.gitignore': 'dist/\n', 'src/Demo.tsx': 'ü' },
    dependencies: {},
    devDependencies: {},
  });
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(files).toEqual([
    ['basic-bars-demo/.gitignore', 'dist/\n'],
    ['basic-bars-demo/src/Demo.tsx', 'ü'],
  ]);
});
