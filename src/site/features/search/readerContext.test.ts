// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addOpened, getReaderContext } from './readerContext.ts';

beforeEach(() => localStorage.clear());

describe('getReaderContext', () => {
  it('knows nothing about a new reader', () => {
    expect(getReaderContext()).toEqual({ opened: [] });
  });

  it.each([
    ['Premium', 'premium'],
    ['Community', 'community'],
    ['pnpm', undefined],
  ])('takes the plan from the tab %s', (label, plan) => {
    localStorage.setItem('codeblock-plan', label);
    expect(getReaderContext().plan).toBe(plan);
  });

  it('lists the pages that were opened, the newest first and each once', () => {
    for (const pathname of ['/x/a', '/x/b', '/x/a']) addOpened(pathname);
    expect(getReaderContext().opened).toEqual(['/x/a', '/x/b']);
    for (let page = 0; page < 20; page += 1) addOpened(`/x/${page}`);
    expect(getReaderContext().opened).toHaveLength(12);
  });
});
