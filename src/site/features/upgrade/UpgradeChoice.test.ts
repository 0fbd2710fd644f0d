import { describe, expect, it } from 'vitest';
import { checkVersion, chooseFromPackages, createDefaultChoice } from './UpgradeChoice.ts';
import { formatUpgradeQuery, parseUpgradeQuery } from './upgradeQuery.ts';
import type { FoundPackage } from './VersionFile.ts';

const VERSIONS = ['5.0', '5.17', '6.0', '6.20', '7.0', '7.1', '7.29', '8.0', '8.13'];

describe('checkVersion', () => {
  it.each([
    ['7.29.1', { minor: '7.29' }],
    ['7', { minor: '7.0' }],
    ['7.12', { minor: '7.1' }],
    ['8.13.99', { minor: '8.13' }],
    ['8.14', { kind: 'tooNew', version: '8.14' }],
    ['9', { kind: 'tooNew', version: '9' }],
    ['4.0.1', { kind: 'tooOld', version: '4.0.1' }],
    ['latest', { kind: 'noVersion', version: 'latest' }],
    ['7.1<script>', { kind: 'noVersion', version: '7.1<script>' }],
  ])('answers %s with %j', (version, expected) => {
    expect(checkVersion(version, VERSIONS)).toEqual(expected);
  });
});

describe('createDefaultChoice', () => {
  it('starts with the last release of the previous major version', () => {
    expect(createDefaultChoice(VERSIONS)).toEqual({ from: '7.29', to: '8.13', families: [] });
  });
});

describe('chooseFromPackages', () => {
  const grid = (minor: string | undefined, written = `${minor}.0`): FoundPackage => ({
    name: '@mui/x-data-grid',
    productId: 'x-data-grid',
    written,
    minor,
  });
  const pro = (minor: string): FoundPackage => ({ ...grid(minor), name: '@mui/x-data-grid-pro' });
  const charts = (minor: string): FoundPackage => ({
    ...grid(minor),
    name: '@mui/x-charts',
    productId: 'x-charts',
  });

  it('uses the oldest package of each product', () => {
    expect(chooseFromPackages([grid('7.29'), pro('7.1'), charts('7.1')], '8.13', VERSIONS)).toEqual(
      {
        choice: {
          from: '7.1',
          to: '8.13',
          families: [{ productId: 'x-data-grid' }, { productId: 'x-charts' }],
        },
        problems: [],
      },
    );
  });

  it('keeps the version of a product that is newer than the others', () => {
    const { choice } = chooseFromPackages([grid('6.20'), charts('7.29')], '7.1', VERSIONS);
    expect(choice).toEqual({
      from: '6.20',
      to: '8.13',
      families: [{ productId: 'x-data-grid' }, { productId: 'x-charts', from: '7.29' }],
    });
  });

  it('reports which packages have no version to compare', () => {
    const { choice, problems } = chooseFromPackages(
      [grid(undefined, 'latest'), pro('4.0'), charts('9.0')],
      '8.13',
      VERSIONS,
    );
    expect(choice).toBeUndefined();
    expect(problems.map(({ name, problem }) => [name, problem.kind, problem.version])).toEqual([
      ['@mui/x-data-grid', 'noVersion', 'latest'],
      ['@mui/x-data-grid-pro', 'tooOld', '4.0.0'],
      ['@mui/x-charts', 'tooNew', '9.0.0'],
    ]);
  });
});

describe('the query', () => {
  it.each([
    '?from=7.29&to=8.13',
    '?from=6.20&to=8.0&family=x-data-grid',
    '?from=6.20&to=8.13&family=x-data-grid,x-charts:7.1',
    '?userLanguage=zh&from=7.0&to=8.0&family=x-tree-view',
  ])('survives a round trip: %s', (search) => {
    expect(formatUpgradeQuery(parseUpgradeQuery(search, VERSIONS).choice, search)).toBe(search);
  });

  it('falls back to the defaults and reports unknown values', () => {
    expect(parseUpgradeQuery('?from=4.1&to=9.0&family=x-forms,x-charts', VERSIONS)).toEqual({
      choice: { from: '7.29', to: '8.13', families: [{ productId: 'x-charts' }] },
      problems: [
        { kind: 'tooOld', version: '4.1' },
        { kind: 'tooNew', version: '9.0' },
      ],
    });
  });

  it('accepts full versions', () => {
    expect(parseUpgradeQuery('?from=7.29.4&to=8.13.1', VERSIONS).choice).toMatchObject({
      from: '7.29',
      to: '8.13',
    });
  });
});
