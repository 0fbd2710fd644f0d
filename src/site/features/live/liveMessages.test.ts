import { describe, expect, it } from 'vitest';
import { parseFromFrame, parseToFrame } from './liveMessages.ts';

const docs = { kind: 'docs', scheme: 'dark', direction: 'rtl', dense: true, padding: '24px 16px' };

describe('parseFromFrame', () => {
  it.each([
    { type: 'ready', id: 'a' },
    { type: 'rendered', id: 'a' },
    { type: 'pong', id: 'a' },
    { type: 'error', id: 'a', message: 'no', stack: '' },
    { type: 'console', id: 'a', level: 'warn', text: 'hm' },
    { type: 'height', id: 'a', height: 320 },
  ])('takes %j', (message) => {
    expect(parseFromFrame(message)).toEqual(message);
  });

  it.each([
    null,
    'ready',
    {},
    { type: 'ready' },
    { type: 'ready', id: 7 },
    { type: 'navigate', id: 'a', url: 'https://example.org' },
    { type: 'error', id: 'a', message: {}, stack: '' },
    { type: 'console', id: 'a', level: 'table', text: '' },
    { type: 'console', id: 'a', level: 'log', text: ['<b>'] },
    { type: 'height', id: 'a', height: '100vh' },
    { type: 'height', id: 'a', height: NaN },
    { type: 'height', id: 'a', height: -1 },
  ])('drops %j', (message) => {
    expect(parseFromFrame(message)).toBeNull();
  });

  it('keeps only known fields', () => {
    expect(parseFromFrame({ type: 'ready', id: 'a', extra: 1 })).toEqual({
      type: 'ready',
      id: 'a',
    });
  });

  it('limits long texts and tall heights', () => {
    const text = 'x'.repeat(100_000);
    expect(parseFromFrame({ type: 'console', id: 'a', level: 'log', text })).toMatchObject({
      text: 'x'.repeat(8000),
    });
    expect(parseFromFrame({ type: 'height', id: 'a', height: 1e9 })).toMatchObject({
      height: 4000,
    });
    expect(parseFromFrame({ type: 'height', id: 'a', height: Infinity })).toMatchObject({
      height: 4000,
    });
  });
});

describe('parseToFrame', () => {
  const files = [{ name: 'Demo.tsx', parts: ['import ', { import: 'react' }, ';', { file: 0 }] }];

  it.each([
    { type: 'prepare', id: 'a', imports: ['react'] },
    { type: 'run', id: 'a', program: { files }, look: { kind: 'plain' } },
    { type: 'run', id: 'a', program: { files }, look: docs },
    { type: 'look', id: 'a', look: docs },
    { type: 'ping', id: 'a' },
  ])('takes %j', (message) => {
    expect(parseToFrame(message)).toEqual(message);
  });

  it.each([
    undefined,
    { type: 'run', id: 'a' },
    { type: 'run', program: { files }, look: docs },
    { type: 'run', id: 'a', program: { files: [{ name: 'a', parts: [1] }] }, look: docs },
    { type: 'run', id: 'a', program: { files }, look: { ...docs, scheme: 'sepia' } },
    { type: 'look', id: 'a', look: { ...docs, dense: 'yes' } },
    { type: 'look', id: 'a', look: { ...docs, padding: '0; background: url(//a.example)' } },
    { type: 'prepare', id: 'a', imports: 'react' },
  ])('drops %j', (message) => {
    expect(parseToFrame(message)).toBeNull();
  });
});
