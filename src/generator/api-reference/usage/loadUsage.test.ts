import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { createComponent, createFamily, createMember } from '../read/apiFixtures.ts';
import { loadUsage } from './loadUsage.ts';

const REFERENCE: ApiReference = {
  packages: [],
  families: [
    createFamily({
      components: [createComponent('BarChart', { props: [createMember('height')] })],
    }),
  ],
};

describe('loadUsage', () => {
  let root: string;
  let options: { directory: string; cacheDirectory: string; textsCacheDirectory: string };
  const writeDemo = (props: string) =>
    writeFileSync(
      path.join(options.directory, 'pages/bars/Bars.tsx'),
      `import { BarChart } from '@mui/x-charts';\nexport default () => <BarChart ${props} />;`,
    );
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'usage-'));
    options = {
      directory: path.join(root, 'content'),
      cacheDirectory: path.join(root, 'cache'),
      textsCacheDirectory: path.join(root, 'texts'),
    };
    mkdirSync(path.join(options.directory, 'pages/bars'), { recursive: true });
    writeDemo('height={2}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads once and uses the cached index afterwards', async () => {
    const index = await loadUsage(REFERENCE, options);
    expect(Object.keys(index)).toEqual(['x-charts/BarChart', 'x-charts/BarChart.height']);
    const [file = ''] = readdirSync(options.cacheDirectory);
    writeFileSync(path.join(options.cacheDirectory, file), '{"from":["the cache"]}');
    expect(await loadUsage(REFERENCE, options)).toEqual({ from: ['the cache'] });
  });

  it('only reads the texts that have changed', async () => {
    writeFileSync(
      path.join(options.directory, 'pages/bars/Other.tsx'),
      "import { BarChart } from '@mui/x-charts';\nexport default BarChart;",
    );
    await loadUsage(REFERENCE, options);
    const before = readdirSync(options.textsCacheDirectory);
    expect(before).toHaveLength(2);
    writeDemo('title="a"');
    const index = await loadUsage(REFERENCE, options);
    expect(index['x-charts/BarChart']).toHaveLength(2);
    expect(readdirSync(options.textsCacheDirectory)).toHaveLength(3);
    for (const file of before)
      writeFileSync(path.join(options.textsCacheDirectory, file), '["from the cache"]');
    writeDemo('height={3}');
    expect(await loadUsage(REFERENCE, options)).toMatchObject({
      'from the cache': [{ demo: 'pages/bars/Other' }],
      'x-charts/BarChart.height': [{ demo: 'pages/bars/Bars' }],
    });
  });

  it('reads again when a demo or the reference has changed, and caches two results', async () => {
    await loadUsage(REFERENCE, options);
    writeDemo('title="a"');
    const index = await loadUsage(REFERENCE, options);
    expect(Object.keys(index)).toEqual(['x-charts/BarChart', 'x-charts/BarChart.title']);
    const [family = createFamily({})] = REFERENCE.families;
    const reference = { ...REFERENCE, families: [{ ...family, name: 'Other' }] };
    const before = readdirSync(options.cacheDirectory);
    await loadUsage(reference, options);
    const after = readdirSync(options.cacheDirectory);
    expect(after).toHaveLength(2);
    expect(after).not.toEqual(before);
  });
});
