// @vitest-environment happy-dom
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { exampleVersions } from '#model/project/exampleVersions.ts';
import type { DemoRequest } from './DemoRequest.ts';

const source = (text: string, extension: string) => ({
  name: `Bars.${extension}`,
  source: text,
  html: '',
});
const request = (value: string): DemoRequest => ({
  id: 'pages/react-charts/bars/Bars',
  name: 'Bars',
  variant: 'JS',
  value,
  load: async () => ({
    styling: 'system',
    files: [{ TS: source('typed', 'tsx'), JS: source('untyped', 'js') }],
  }),
});

let posted: { action: string; fields: Map<string, string> } | undefined;
let saved: { name: string; content: Blob } | undefined;
const fetchVersions = vi.fn();

beforeEach(() => {
  vi.resetModules();
  posted = undefined;
  saved = undefined;
  fetchVersions.mockReset().mockImplementation(async () => Response.json(exampleVersions));
  vi.stubGlobal('fetch', fetchVersions);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const fields = [...this.querySelectorAll('input')].map(
      ({ name, value }) => [name, value] as const,
    );
    posted = { action: this.action, fields: new Map(fields) };
  });
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved = { name: this.download, content: content! };
  });
});
afterEach(() => vi.unstubAllGlobals());

const exportDemo = async (value: string) => {
  const module = await import('./exportDemo.ts');
  await module.exportDemo(request(value));
};

describe('exportDemo', () => {
  it.each(siteConfig.openIn.sandboxes)(
    'posts to the configured URL of $name',
    async ({ id, url }) => {
      await exportDemo(id);
      expect(posted?.action.startsWith(url)).toBe(true);
    },
  );

  it('sends the code in the selected variant with the title of the demo', async () => {
    await exportDemo('stackblitz');
    const fields = posted!.fields;
    expect(fields.get('project[title]')).toBe('Bars demo — MUI X');
    expect(fields.get('project[files][src/Demo.jsx]')).toBe('untyped');
    expect(fields.has('project[files][src/Demo.tsx]')).toBe(false);
  });

  it('downloads a zip of the project', async () => {
    await exportDemo('zip');
    expect(saved?.name).toBe('bars-demo.zip');
    const files = unzipSync(new Uint8Array(await saved!.content.arrayBuffer()));
    expect(strFromU8(files['bars-demo/src/Demo.jsx']!)).toBe('untyped');
    expect(files).toHaveProperty(['bars-demo/README.md']);
  });

  it('rejects an unknown target', async () => {
    await expect(exportDemo('elsewhere')).rejects.toThrow('Unknown export target "elsewhere".');
  });

  it('loads the versions once, and again after a failure', async () => {
    fetchVersions.mockImplementationOnce(async () => new Response('', { status: 503 }));
    const { exportDemo: run } = await import('./exportDemo.ts');
    await expect(run(request('zip'))).rejects.toThrow('status 503');
    await run(request('zip'));
    await run(request('zip'));
    expect(fetchVersions).toHaveBeenCalledTimes(2);
  });
});
