// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasStoredEdits, readEdits, writeEdits } from './demoEdits.ts';

const ID = 'pages/react-charts/bars/BasicBars';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  writeEdits(ID, 'system', {});
});

describe('demoEdits', () => {
  it('is empty at first', () => {
    expect(readEdits(ID, 'system')).toEqual({});
    expect(hasStoredEdits()).toBe(false);
  });

  it('keeps edits of several files for the session', () => {
    expect(writeEdits(ID, 'system', { 'BasicBars.tsx': 'a', 'data.ts': 'b' })).toBe(true);
    expect(readEdits(ID, 'system')).toEqual({ 'BasicBars.tsx': 'a', 'data.ts': 'b' });
    expect(hasStoredEdits()).toBe(true);
  });

  it('separates demos and stylings', () => {
    writeEdits(ID, 'system', { 'BasicBars.tsx': 'a' });
    expect(readEdits(ID, 'tailwind')).toEqual({});
    expect(readEdits('pages/react-charts/bars/BasicBarsTwo', 'system')).toEqual({});
  });

  it('removes everything on reset', () => {
    writeEdits(ID, 'system', { 'BasicBars.tsx': 'a' });
    writeEdits(ID, 'system', {});
    expect(sessionStorage).toHaveLength(0);
    expect(hasStoredEdits()).toBe(false);
  });

  it.each(['not json', 'null', '"text"', '{"a":1}'])('ignores %s', (text) => {
    sessionStorage.setItem(`x-demo-edits:${ID}:system`, text);
    expect(readEdits(ID, 'system')).toEqual({});
  });

  it('keeps edits in memory if storage is blocked, and returns false', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeEdits(ID, 'system', { 'BasicBars.tsx': 'a' })).toBe(false);
    expect(readEdits(ID, 'system')).toEqual({ 'BasicBars.tsx': 'a' });
  });
});
