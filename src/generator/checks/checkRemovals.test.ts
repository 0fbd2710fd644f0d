import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KnownRemovals } from '#model/reference/KnownRemovals.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { checkRemovals } from './checkRemovals.ts';

const HISTORY: VersionHistory = {
  productId: 'x-charts',
  packages: { '@mui/x-charts': ['6.19.0', '7.0.0', '7.29.0', '8.0.0', '8.1.0'] },
  changes: {
    Legend: [{ kind: 'removed', version: '8.0' }],
    'BarChart prop legend': [{ kind: 'removed', version: '8.0' }],
    'BarChartPro prop legend': [{ kind: 'removed', version: '8.0' }],
    'BarChart prop young': [{ kind: 'added', version: '8.0' }],
    'BarChart prop later': [{ kind: 'removed', version: '8.1' }],
    'BarChart prop gone': [{ kind: 'removed', version: '7.0' }],
    'BarChart slot icon': [
      { kind: 'removed', version: '8.0' },
      { kind: 'added', version: '8.1' },
    ],
    'BarChartPro slot icon': [
      { kind: 'removed', version: '8.0' },
      { kind: 'added', version: '8.1' },
    ],
  },
};

describe('checkRemovals', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'removals-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  function check(texts: Record<number, string>, known: KnownRemovals = {}) {
    const pages = Object.entries(texts).map(([version, text]) => {
      const file = path.join(directory, `v${version}.mdx`);
      writeFileSync(file, text);
      const pathname = `/x/migration/migration-charts-v${version}`;
      return { pathname, locale: 'en' as const, file, headings: [] };
    });
    const { faults, notes } = checkRemovals({
      products: [{ id: 'x-charts', name: 'Charts' }],
      readHistory: () => HISTORY,
      pages,
      known,
    });
    return { faults: faults.map(({ message }) => message), notes };
  }

  it('accepts guides that mention everything', () => {
    expect(check({ 6: 'No `gone`.', 7: 'Use slots for `legend`, not `<Legend />`.' })).toEqual({
      faults: [],
      notes: [
        'Charts 6 → 7: 1 removed or renamed, 1 mentioned, 0 known',
        'Charts 7 → 8: 2 removed or renamed, 2 mentioned, 0 known',
      ],
    });
  });

  it('accepts a guide without a name that came back in the same major version', () => {
    expect(check({ 6: '`gone`', 7: '`legend` `Legend`' }).faults).toEqual([]);
    const known = { 'x-charts': { 8: [{ reason: 'Why.', keys: ['BarChart slot icon'] }] } };
    expect(check({ 6: '`gone`', 7: '`legend` `Legend`' }, known).faults).toEqual([
      `"BarChart slot icon" needs no reason: Charts 8 didn't remove it, or the guide mentions it.`,
    ]);
  });

  it('reports removed names that a guide does not mention', () => {
    const { faults } = check({ 7: 'The legend is gone, see `Legend`.' });
    expect(faults).toEqual([
      'Charts 7 no longer has these, and its guide is silent: BarChart prop gone.',
      'Charts 8 no longer has these, and its guide is silent: BarChart prop legend.',
    ]);
  });

  it('accepts only removals that are listed with a reason', () => {
    const known = {
      'x-charts': {
        7: [{ reason: 'It never worked.', keys: ['BarChart prop gone'] }],
        8: [{ reason: 'The guide mentions it.', keys: ['Legend'] }],
      },
    };
    expect(check({ 7: '`legend` `Legend`' }, known)).toEqual({
      faults: [`"Legend" needs no reason: Charts 8 didn't remove it, or the guide mentions it.`],
      notes: [
        'Charts 6 → 7: 1 removed or renamed, 0 mentioned, 1 known',
        'Charts 7 → 8: 2 removed or renamed, 2 mentioned, 1 known',
      ],
    });
  });

  it('reports nothing for a history of one major version', () => {
    const packages = { '@mui/x-charts': ['8.0.0', '8.1.0'] };
    const { faults, notes } = checkRemovals({
      products: [{ id: 'x-charts', name: 'Charts' }],
      readHistory: () => ({ ...HISTORY, packages }),
      pages: [],
      known: {},
    });
    expect([faults, notes]).toEqual([[], []]);
  });
});
