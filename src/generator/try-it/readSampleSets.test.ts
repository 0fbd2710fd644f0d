import { describe, expect, it } from 'vitest';
import { parseSampleSets } from './readSampleSets.ts';

const SOURCE = `
import { Box } from 'somewhere';

const unused = 1;
const gap = 4;
function Footer() {
  return <Box gap={gap}>Foot</Box>;
}

export const gridSamples: SampleSets = [
  {
    for: /^DataGrid/i,
    props: {
      slots: { 'own footer': { footer: Footer } },
      getRowSpacing: {
        wide: () => ({
          top: 8,
        }),
      },
      gap: { given: { gap: 1 } },
    } satisfies SamplesOf<Props>,
  },
];
`;

describe('parseSampleSets', () => {
  it('returns the code of samples and everything they refer to, without indentation', () => {
    expect(parseSampleSets(SOURCE, 'grid.tsx')).toEqual([
      {
        for: /^DataGrid/i,
        props: {
          slots: {
            'own footer': {
              code: '{ footer: Footer }',
              declarations: [
                'const gap = 4;',
                'function Footer() {\n  return <Box gap={gap}>Foot</Box>;\n}',
              ],
            },
          },
          getRowSpacing: { wide: { code: '() => ({\n  top: 8,\n})' } },
          gap: { given: { code: '{ gap: 1 }' } },
        },
      },
    ]);
  });

  it.each([
    ['const a = 1;', 'There is no list of samples in this file.'],
    ['const aSamples = [{ for: "A", props: {} }];', 'A set of samples needs a regular'],
    ['const aSamples = [{ for: /A/, props: { ...all } }];', 'A sample is written out'],
    ['const aSamples = [{ for: /A/, props: all }];', 'Samples are object literals.'],
  ])('refuses %s', (source, message) => {
    expect(() => parseSampleSets(source, 'a.tsx')).toThrow(message);
  });
});
