import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareStyles } from './shareStyles.ts';

const generated = { 'virtual:made.css': () => 'b{top:5px}' };
let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'x-docs-share-')));
  write('ui/Dot.module.css', '.dot{top:1px}');
  write('ui/Own.module.css', '.own{top:2px}');
  write('Frame.module.css', '.frame{top:3px}');
  write('all.css', 'p{top:4px}');
  write(
    'page.js',
    `import own from './ui/Own.module.css';
     import frame from './Frame.module.css';
     import './all.css';
     import 'virtual:made.css';
     import dot from './ui/Dot.module.css';
     console.log(own.own, frame.frame, dot.dot);`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const createName = (name: string, file: string) => `_${path.basename(file, '.module.css')}-${name}`;

/** Returns the rules and the script of `page.js`. */
async function buildPage(shared: readonly string[], ssr: boolean) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { modules: { generateScopedName: createName } },
    plugins: [shareStyles({ folder: root, shared: { shell: shared }, generated })],
    build: {
      write: false,
      ssr,
      ssrEmitAssets: true,
      rolldownOptions: { input: path.join(root, 'page.js') },
    },
  });
  if (!('output' in result)) throw new Error('The page was not built.');
  const css = result.output.map((file) => (file.type === 'asset' ? String(file.source) : ''));
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : ''));
  return { rules: css.join('').match(/[^{}]+\{/g) ?? [], code: code.join('') };
}

describe('shareStyles', () => {
  it('puts the rules of a page in the order of the list', async () => {
    const shared = ['ui/Dot.module.css', 'all.css', 'virtual:made.css', 'Frame.module.css'];
    const { rules } = await buildPage(shared, true);
    expect(rules).toEqual(['._Own-own{', '._Dot-dot{', 'p{', 'b{', '._Frame-frame{']);
  });

  it('leaves scripts the names, but not the rules', async () => {
    const { rules, code } = await buildPage(['ui/Dot.module.css', 'virtual:made.css'], false);
    expect(rules).toEqual(['._Own-own{', '._Frame-frame{', 'p{']);
    for (const name of ['_Own-own', '_Frame-frame', '_Dot-dot']) expect(code).toContain(name);
  });

  it('reports a file that does not exist', async () => {
    await expect(
      buildPage(['Frame.module.css', 'virtual:made.css', 'Gone.module.css'], true),
    ).rejects.toThrow(/Gone\.module\.css/);
  });
});
