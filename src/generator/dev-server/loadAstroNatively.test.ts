import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../files/directories.ts';
import { createNativeModuleTest } from './createNativeModuleTest.ts';
import { formatForwarder, importNatively } from './loadAstroNatively.ts';

it('replaces imports of native modules by their URLs', () => {
  const code = [
    'import { a } from "./native.js";',
    "import './virtual.js';",
    'const load = () => import("../native.js");',
    'import fs from "node:fs";',
  ].join('\n');
  const result = importNatively(code, '/dist/folder/module.js', (file) => file.includes('native'));
  expect(result).toBe(
    [
      'import { a } from "file://localhost/dist/folder/native.js";',
      "import './virtual.js';",
      'const load = () => import("file://localhost/dist/native.js");',
      'import fs from "node:fs";',
    ].join('\n'),
  );
});

it('forwards the default export if there is one', () => {
  expect(formatForwarder('file://localhost/a.js', 'export { a };')).toBe(
    'export * from "file://localhost/a.js";\n',
  );
  expect(formatForwarder('file://localhost/a.js', 'export { a as default };')).toContain(
    'export { default } from "file://localhost/a.js";',
  );
});

// If a new version of Astro is built differently, the development server works but is slow again.
it('finds modules of Astro that need Vite, and others', () => {
  const isNative = createNativeModuleTest();
  const locate = (file: string) => path.join(ROOT, 'node_modules/astro/dist', file);
  expect(isNative(locate('core/errors/index.js'))).toBe(true);
  expect(isNative(locate('vite-plugin-app/createAstroServerApp.js'))).toBe(false);
});
