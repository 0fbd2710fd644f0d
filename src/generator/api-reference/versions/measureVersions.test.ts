import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { createCache } from '../../files/createCache.ts';
import type { Cache } from '../../files/createCache.ts';
import { createComponent, createFamily, createMember } from '../read/apiFixtures.ts';
import type { Release } from './listReleases.ts';
import { measureVersions } from './measureVersions.ts';
import type { MeasureOptions } from './measureVersions.ts';
import type { ReadRelease } from './readRelease.ts';

const CHARTS = siteConfig.products.find(({ id }) => id === 'x-charts') as ProductConfig;
const PRODUCT: ProductConfig = {
  ...CHARTS,
  packages: [{ name: '@mui/x-charts', plan: 'community', version: '8.1.0' }],
};

/** The props that `Gauge` has in each release. */
const PROPS: Record<string, string[]> = {
  '6.19': ['value'],
  '7.0': ['value', 'width'],
  '7.1': ['value', 'width', 'text'],
  '7.2': ['value', 'width', 'text'],
  '7.3': ['value', 'width', 'text'],
  '8.0': ['value', 'text'],
  '8.1': ['value', 'text'],
};

let directory: string;
let cache: Cache;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'measure-'));
  cache = createCache(directory, { version: 1 });
});
afterEach(() => rmSync(directory, { recursive: true }));

const read = ({ minor }: Release): ReadRelease => ({
  family: createFamily({
    components: [
      createComponent('Gauge', { props: (PROPS[minor] ?? []).map((name) => createMember(name)) }),
    ],
  }),
  errors: [],
});

function createOptions(broken?: string): MeasureOptions & { log: string[] } {
  const log: string[] = [];
  return {
    log,
    from: '5.0.0',
    onProgress: (done, total, { minor }) => log.push(`${minor} ${done + 1}/${total}`),
    onErrors: () => {},
    onUnread: ({ minor }, reason) => log.push(`${minor} unread: ${reason}`),
    sources: {
      cache,
      fetchVersions: () =>
        Promise.resolve(['6.19.0', '7.0.0-beta.1', '7.0.0', '7.1.0', '8.0.0', '8.1.0', '8.2.0']),
      readRelease: (_, release) => {
        if (release.minor === broken) return Promise.reject(new Error('no declarations'));
        log.push(`read ${release.minor}`);
        return Promise.resolve(read(release));
      },
    },
  };
}

it('compares releases of several major versions', async () => {
  const options = createOptions();
  expect(await measureVersions(PRODUCT, options)).toEqual({
    productId: 'x-charts',
    packages: { '@mui/x-charts': ['6.19.0', '7.0.0', '7.1.0', '8.0.0', '8.1.0'] },
    changes: {
      'Gauge prop text': [{ kind: 'added', version: '7.1' }],
      'Gauge prop width': [
        { kind: 'added', version: '7.0' },
        { kind: 'removed', version: '8.0' },
      ],
    },
  });
  expect(options.log.slice(0, 3)).toEqual(['6.19 1/5', 'read 6.19', '7.0 2/5']);
});

it('skips a release that cannot be read, and reads only that one in the next run', async () => {
  const first = createOptions('7.1');
  const history = await measureVersions(PRODUCT, first);
  expect(first.log).toContain('7.1 unread: no declarations');
  expect(history.unread).toEqual(['7.1']);
  expect(history.packages['@mui/x-charts']).not.toContain('7.1.0');
  expect(history.changes['Gauge prop text']).toEqual([
    { kind: 'added', version: '8.0', after: '7.0' },
  ]);
  const second = createOptions();
  expect(await measureVersions(PRODUCT, second)).not.toHaveProperty('unread');
  expect(second.log.filter((line) => line.startsWith('read'))).toEqual(['read 7.1']);
});

it('reads only the first and last release of older major versions if asked to', async () => {
  const options = createOptions();
  const history = await measureVersions(PRODUCT, {
    ...options,
    edgesOnly: true,
    sources: {
      ...options.sources,
      fetchVersions: () => Promise.resolve(['7.0.0', '7.1.0', '7.2.0', '7.3.0', '8.0.0', '8.1.0']),
    },
  });
  expect(options.log.filter((line) => line.startsWith('read'))).toEqual([
    'read 7.0',
    'read 7.3',
    'read 8.0',
    'read 8.1',
  ]);
  expect(history.unread).toEqual(['7.1', '7.2']);
  expect(history.changes['Gauge prop text']).toEqual([
    { kind: 'added', version: '7.3', after: '7.0' },
  ]);
});

it('lists no changes of props that could not be read', async () => {
  const options = createOptions();
  const opaque: ReadRelease = {
    family: createFamily({ components: [createComponent('Gauge')] }),
    errors: ['The props of Gauge cannot be read: their type is "any".'],
  };
  const history = await measureVersions(PRODUCT, {
    ...options,
    sources: {
      ...options.sources,
      readRelease: (_, release) =>
        Promise.resolve(release.minor === '7.0' ? opaque : read(release)),
    },
  });
  expect(history.changes).toEqual({
    'Gauge prop text': [{ kind: 'added', version: '7.1', after: '6.19' }],
    'Gauge prop width': [
      { kind: 'added', version: '7.1', after: '6.19' },
      { kind: 'removed', version: '8.0' },
    ],
  });
});

it('lists no changes of classes if one of their names could not be read', async () => {
  const options = createOptions();
  const withClasses = (...names: string[]) =>
    createFamily({
      components: [
        createComponent('Gauge', {
          classes: names.map((key) => ({ key, className: `MuiGauge-${key}`, description: '' })),
        }),
      ],
    });
  const history = await measureVersions(PRODUCT, {
    ...options,
    sources: {
      ...options.sources,
      readRelease: (_, { minor }) =>
        Promise.resolve(
          minor === '6.19'
            ? {
                family: withClasses('root'),
                errors: ['The global name of the class "arc" of Gauge is unknown.'],
              }
            : { family: withClasses('root', 'arc'), errors: [] },
        ),
    },
  });
  expect(history.changes).toEqual({});
});
