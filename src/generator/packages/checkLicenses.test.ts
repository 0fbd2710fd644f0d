import { describe, expect, it } from 'vitest';
import { checkLicenses } from './checkLicenses.ts';

const create = (name: string, license: string | undefined) => ({
  name,
  version: '1.0.0',
  license,
  integrity: undefined,
});

describe('checkLicenses', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'MIT AND ISC', 'Apache-2.0'])(
    'allows %s',
    (license) => {
      expect(checkLicenses([create('a', license)]).faults).toEqual([]);
    },
  );

  it.each([
    ['GPL-3.0-only', 'a 1.0.0 is licensed as "GPL-3.0-only", which isn\'t allowed yet.'],
    [
      'MIT AND GPL-3.0-only',
      'a 1.0.0 is licensed as "MIT AND GPL-3.0-only", which isn\'t allowed yet.',
    ],
    ['Do What You Want', 'a 1.0.0 is licensed as "Do What You Want", which isn\'t allowed yet.'],
    [undefined, "a 1.0.0 doesn't declare a license, which isn't allowed yet."],
  ])('rejects %s', (license, message) => {
    expect(checkLicenses([create('a', license)]).faults.map((fault) => fault.message)).toEqual([
      message,
    ]);
  });

  it('allows a reviewed license as long as the package declares the same one', () => {
    const exceptions = [{ packages: '@paid/', declared: 'SEE LICENSE', reason: 'bought' }];
    expect(checkLicenses([create('@paid/grid', 'SEE LICENSE')], exceptions).faults).toEqual([]);
    expect(checkLicenses([create('@paid/grid', 'GPL-3.0-only')], exceptions).faults).toHaveLength(
      1,
    );
    expect(checkLicenses([create('other', 'SEE LICENSE')], exceptions).faults).toHaveLength(1);
  });

  it('applies an exception to one package by its name', () => {
    const exceptions = [{ packages: 'old', declared: undefined, reason: 'read' }];
    expect(checkLicenses([create('old', undefined)], exceptions).faults).toEqual([]);
    expect(checkLicenses([create('older', undefined)], exceptions).faults).toHaveLength(1);
  });

  it('counts the licenses', () => {
    const packages = [
      create('a', 'ISC'),
      create('b', 'MIT'),
      create('c', 'MIT'),
      create('d', undefined),
    ];
    expect(checkLicenses(packages).summary).toEqual(['   2  MIT', '   1  ISC', '   1  no license']);
  });
});
