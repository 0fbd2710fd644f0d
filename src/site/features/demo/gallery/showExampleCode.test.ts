// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { DemoCode } from '#model/demo/Demo.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { showExampleCode } from './showExampleCode.ts';

const file = {
  TS: { name: 'Bars.tsx', source: '', html: '<span class="k">let</span> a: A' },
  JS: { name: 'Bars.js', source: '', html: '<span class="k">let</span> a' },
};

let id = 0;
let requests: string[];
let isOnline: boolean;
beforeEach(() => {
  // Each test uses a different demo, because fetched code is cached.
  id += 1;
  requests = [];
  isOnline = true;
  const code: DemoCode = {
    id: `pages/a/Bars${id}`,
    name: 'Bars',
    stylings: [{ styling: 'system', files: [file] }],
  };
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return isOnline ? Response.json(code) : new Response('', { status: 502 });
  });
  preferences.codeVariant.choose('TS');
  document.body.innerHTML = `
    <div data-gallery data-code-failed="Failed">
      <details open data-example-code="/x/demos/pages/a/Bars${id}.json"><pre><code></code></pre></details>
    </div>`;
});

const getDetails = () => document.querySelector('details')!;
const getCode = () => document.querySelector('code')!;

it('loads the code once', async () => {
  await showExampleCode(getDetails());
  await showExampleCode(getDetails());
  expect(requests).toEqual([`/x/demos/pages/a/Bars${id}.json`]);
  expect(getCode().innerHTML).toBe(file.TS.html);
});

it('shows the variant that the reader prefers', async () => {
  await showExampleCode(getDetails());
  preferences.codeVariant.choose('JS');
  await showExampleCode(getDetails());
  expect(getCode().innerHTML).toBe(file.JS.html);
});

it('loads nothing while the panel is closed', async () => {
  getDetails().open = false;
  await showExampleCode(getDetails());
  expect(requests).toEqual([]);
});

it('says that the code is missing, and tries again', async () => {
  isOnline = false;
  await showExampleCode(getDetails());
  expect(getCode().textContent).toBe('Failed');
  isOnline = true;
  await showExampleCode(getDetails());
  expect(getCode().innerHTML).toBe(file.TS.html);
});
