// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataSet } from '#model/demo/DataSet.ts';
import type { DemoCode } from '#model/demo/Demo.ts';
import { foldDataSet } from '#model/demo/foldDataSet.ts';
import { writeEdits } from '../../../browser/demoEdits.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { loadAllCode, loadOriginalCode, loadSource, showCode, toggleRows } from './codePanel.ts';
import { findDemo } from './DemoElements.ts';

const text = (source: string) => ({ source, html: source });
const ROWS = Array.from({ length: 9 }, (_, index) => `  { id: ${index + 1} },`);
const set: DataSet = {
  name: 'crews',
  head: { TS: text('export const crews: Crew[] = ['), JS: text('export const crews = [') },
  rows: text(ROWS.join('\n')),
  end: text('];'),
};
const main = { name: 'Crews.tsx', source: 'main', html: 'main' };

let id = 0;
let answers: Record<string, () => Response>;
beforeEach(() => {
  // Each test uses a different demo, because fetched code is cached.
  id += 1;
  const name = `crews${id}`;
  const fold = foldDataSet({ ...set, name });
  const code: DemoCode = {
    id: `pages/a/Crews${id}`,
    name: 'Crews',
    stylings: [
      {
        styling: 'system',
        files: [{ TS: main, JS: { ...main, name: 'Crews.js' } }, fold],
        preview: { TS: 'preview', JS: 'preview' },
      },
    ],
  };
  answers = {
    [`/x/demos/pages/a/Crews${id}.json`]: () => Response.json(code),
    [`/x/data/${name}.json`]: () => Response.json({ ...set, name }),
  };
  vi.stubGlobal(
    'fetch',
    async (url: string) => answers[url]?.() ?? new Response('', { status: 404 }),
  );
  document.body.innerHTML = `
    <section data-demo-frame="pages/a/Crews${id}" id="Crews">
      <div data-demo="Crews"></div>
      <div data-demo-toolbar></div>
      <div data-demo-code>
        <div data-code-block><pre><code data-preview>preview</code></pre></div>
        <div data-file="0"><pre><code>main</code></pre></div>
        <div data-file="1">
          <pre><code>${fold.TS.html}</code></pre>
          <button aria-expanded="false" data-demo-action="rows" data-value="1"></button>
        </div>
      </div>
    </section>`;
});

function getDemo() {
  return findDemo(document.querySelector('section')!)!;
}
const getButton = () => document.querySelector('button')!;
const countShown = () =>
  document.querySelector('[data-file="1"] code')!.textContent!.match(/\{ id: \d+ \}/g)!.length;

describe('toggleRows', () => {
  it('shows all rows, and the first ones again', async () => {
    expect(countShown()).toBe(3);
    await toggleRows(getDemo(), 1);
    expect(countShown()).toBe(9);
    expect(getButton().getAttribute('aria-expanded')).toBe('true');
    await toggleRows(getDemo(), 1);
    expect(countShown()).toBe(3);
    expect(getButton().getAttribute('aria-expanded')).toBe('false');
  });

  it('stays folded if the rows cannot be fetched, and tries again', async () => {
    const path = `/x/data/crews${id}.json`;
    const answer = answers[path]!;
    answers[path] = () => new Response('', { status: 503 });
    await expect(toggleRows(getDemo(), 1)).rejects.toThrow('503');
    expect(getButton().getAttribute('aria-expanded')).toBe('false');
    answers[path] = answer;
    await toggleRows(getDemo(), 1);
    expect(countShown()).toBe(9);
  });
});

describe('loadAllCode', () => {
  it('has every row of every file', async () => {
    const { files } = await loadAllCode(getDemo());
    expect(files.map(({ TS }) => TS.name)).toEqual(['Crews.tsx', `crews${id}.ts`]);
    expect(files[1]?.JS.source).toBe(`export const crews = [\n${ROWS.join('\n')}\n];\n`);
  });
});

describe('edited code', () => {
  const EDITED = 'export default function Crews() {\n  return <p>Mine</p>;\n}\n';
  const edit = (edits: Record<string, string>) => writeEdits(`pages/a/Crews${id}`, 'system', edits);
  const readCode = (selector: string) => document.querySelector(selector)!.textContent;

  it('is what every way out carries, next to unedited files and the unedited variant', async () => {
    edit({ 'Crews.tsx': EDITED });
    const { files } = await loadAllCode(getDemo());
    expect(files[0]?.TS.source).toBe(EDITED);
    expect(files[0]?.JS.source).toBe('main');
    expect(files[1]?.TS.source).toContain(ROWS.at(-1));
    expect((await loadOriginalCode(getDemo())).files[0]?.TS.source).toBe('main');
  });

  it.each([
    ['TS', 'ts'],
    ['JS', 'js'],
  ] as const)('is copied in %s, from any file', async (variant, extension) => {
    preferences.codeVariant.choose(variant);
    edit({ [`crews${id}.${extension}`]: 'rows' });
    expect(await loadSource(getDemo(), 1)).toBe('rows');
    preferences.codeVariant.choose('TS');
  });

  it('is shown in the panel and in the preview, until it is reset', async () => {
    edit({ 'Crews.tsx': EDITED, [`crews${id}.ts`]: 'export const crews = [];' });
    await showCode(getDemo());
    expect(readCode('[data-preview]')).toBe('<p>Mine</p>');
    expect(readCode('[data-file="0"] code')).toBe(EDITED.trimEnd());
    expect(readCode('[data-file="1"] code')).toBe('export const crews = [];');
    expect(getButton().hidden, 'there are no more rows to show').toBe(true);
    edit({});
    await showCode(getDemo());
    expect(readCode('[data-preview]')).toBe('preview');
    expect(readCode('[data-file="0"] code')).toBe('main');
    expect(countShown()).toBe(3);
    expect(getButton().hidden).toBe(false);
  });

  it('hides the preview if it returns no JSX', async () => {
    edit({ 'Crews.tsx': 'export default null;' });
    await showCode(getDemo());
    expect(document.querySelector<HTMLElement>('[data-code-block]')!.hidden).toBe(true);
  });
});
