import { describe, expect, it } from 'vitest';
import { createSbom } from './createSbom.ts';

const BYTES = Buffer.alloc(64, 'x');
const project = { name: 'x-docs', version: '8.13.1' };
const packages = [
  {
    name: 'zod',
    version: '4.6.7',
    license: 'MIT',
    integrity: `sha512-${BYTES.toString('base64')}`,
  },
  {
    name: '@mui/x-license',
    version: '8.12.0',
    license: 'SEE LICENSE IN LICENSE',
    integrity: undefined,
  },
  { name: 'jszip', version: '3.10.2', license: '(MIT OR GPL-3.0-or-later)', integrity: undefined },
  { name: 'old', version: '0.1.0', license: undefined, integrity: 'sha1-AAEC/w==' },
];

describe('createSbom', () => {
  const bom = JSON.parse(createSbom(project, packages));

  it('creates valid CycloneDX', () => {
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(bom.metadata.component).toMatchObject({ type: 'application', ...project });
  });

  it('lists every package with its license, its hash, and its package URL', () => {
    expect(bom.components).toEqual([
      {
        type: 'library',
        name: '@mui/x-license',
        version: '8.12.0',
        'bom-ref': 'pkg:npm/%40mui/x-license@8.12.0',
        purl: 'pkg:npm/%40mui/x-license@8.12.0',
        licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }],
      },
      expect.objectContaining({
        name: 'jszip',
        licenses: [{ expression: '(MIT OR GPL-3.0-or-later)' }],
      }),
      {
        type: 'library',
        name: 'old',
        version: '0.1.0',
        'bom-ref': 'pkg:npm/old@0.1.0',
        purl: 'pkg:npm/old@0.1.0',
      },
      expect.objectContaining({
        name: 'zod',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: BYTES.toString('hex') }],
      }),
    ]);
  });

  it('creates the same text for the same packages', () => {
    expect(createSbom(project, packages.toReversed())).toBe(createSbom(project, packages));
  });
});
