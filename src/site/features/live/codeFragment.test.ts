import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatCodeFragment, MAX_FRAGMENT_LENGTH, parseCodeFragment } from './codeFragment.ts';

const encode = (value: unknown) =>
  `#code=${Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url')}`;

describe('formatCodeFragment and parseCodeFragment', () => {
  it.each([
    [[{ name: 'Demo.tsx', source: 'export default () => null;' }]],
    [[{ name: 'Demo.tsx', source: '' }]],
    [
      [
        { name: 'Demo.tsx', source: '// 潮汐 🌊 ☃' },
        { name: 'data/tide.ts', source: 'export const a = 1;\n' },
      ],
    ],
  ])('give back the files: %j', (files) => {
    const fragment = formatCodeFragment(files);
    expect(fragment).toMatch(/^code=[\w-]+$/);
    expect(parseCodeFragment(`#${fragment}`)).toEqual({ kind: 'code', files });
  });

  it('returns null if the code does not fit into a link', () => {
    const source = Array.from({ length: 60_000 }, (_, index) =>
      Math.sin(index).toString(36).slice(3, 8),
    ).join('');
    expect(formatCodeFragment([{ name: 'Demo.tsx', source }])).toBeNull();
  });
});

describe('parseCodeFragment', () => {
  it.each(['', '#', '#Demo.tsx', '#main-content', '#encode=abc'])(
    'finds no code in "%s"',
    (hash) => {
      expect(parseCodeFragment(hash)).toEqual({ kind: 'none' });
    },
  );

  it.each([
    ['nothing', '#code='],
    ['other letters', '#code=%3Cscript%3E'],
    ['base64 that is not a deflate stream', '#code=AAAA'],
    ['a stream that was cut', encode([['Demo.tsx', 'export default 1'.repeat(50)]]).slice(0, -8)],
    [
      'text that is not JSON',
      `#code=${Buffer.from(deflateSync(strToU8('{'))).toString('base64url')}`,
    ],
    [
      'bytes that are not text',
      `#code=${Buffer.from(deflateSync(new Uint8Array([0xff, 0xfe]))).toString('base64url')}`,
    ],
    ['an object', encode({ name: 'Demo.tsx' })],
    ['no files', encode([])],
    ['a source that is not text', encode([['Demo.tsx', 1]])],
    ['a file with three items', encode([['Demo.tsx', '', '']])],
    ['a name with markup', encode([['<img>', '']])],
    ['an absolute name', encode([['/etc/passwd', '']])],
    [
      'a duplicate name',
      encode([
        ['a.ts', '1'],
        ['a.ts', '2'],
      ]),
    ],
    ['too many files', encode(Array.from({ length: 13 }, (_, index) => [`f${index}.ts`, '']))],
  ])('treats %s as damaged', (_, hash) => {
    expect(parseCodeFragment(hash)).toEqual({ kind: 'damaged' });
  });

  it('rejects a link that is too long', () => {
    expect(parseCodeFragment(`#code=${'A'.repeat(MAX_FRAGMENT_LENGTH)}`)).toEqual({
      kind: 'oversize',
    });
  });

  it.each([
    ['60,000 parentheses', '('.repeat(60_000), 'code'],
    ['60,000 lines with a parenthesis', '(\n'.repeat(60_000), 'code'],
    ['60,000 lines of code', 'const row = 1;\n'.repeat(60_000), 'oversize'],
  ])('handles a short link with %s', (_, source, kind) => {
    const fragment = formatCodeFragment([{ name: 'Demo.tsx', source }]) ?? '';
    expect(fragment.length).toBeGreaterThan(0);
    expect(fragment.length).toBeLessThan(10_000);
    expect(parseCodeFragment(`#${fragment}`).kind).toBe(kind);
  });

  it('rejects a short link that expands to a huge text', () => {
    const hash = encode([['Demo.tsx', ' '.repeat(30_000_000)]]);
    expect(hash.length).toBeLessThan(MAX_FRAGMENT_LENGTH);
    expect(parseCodeFragment(hash)).toEqual({ kind: 'oversize' });
  });
});
