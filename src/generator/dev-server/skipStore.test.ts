import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../files/directories.ts';

// The plugin knows these two by name.
it.each(['createStore', 'findTwin'])('finds %s.ts', (name) => {
  expect(existsSync(path.join(ROOT, `src/generator/machine-docs/${name}.ts`))).toBe(true);
});
