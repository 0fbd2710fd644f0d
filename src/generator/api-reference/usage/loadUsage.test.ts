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
  let options: { directory: string; cacheDirectory: string };
  const writeDemo = (props: string) =>
    writeFileSync(
      path.join(options.directory, 'pages/bars/Bars.tsx'),
      `import { BarChart } from '@mui/x-charts';\nexport default () => <BarChart ${props} />;`,
    );
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'usage-'));
    options = { directory: path.join(root, 'content'), cacheDirectory: path.join(root, 'cache') };
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
