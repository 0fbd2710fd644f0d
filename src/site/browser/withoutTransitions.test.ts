// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutTransitions } from './withoutTransitions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('turns transitions off, changes, forces layout, and turns them on 1 ms later', () => {
  const steps: string[] = [];
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    steps.push(`layout with ${document.querySelectorAll('style').length} style`);
    return { color: '' } as CSSStyleDeclaration;
  });
  withoutTransitions(() => {
    steps.push(`change with ${document.querySelector('style')?.textContent}`);
  });
  expect(steps).toEqual([
    'change with *, *::before, *::after { transition: none !important; }',
    'layout with 1 style',
  ]);
  vi.advanceTimersByTime(1);
  expect(document.querySelector('style')).toBeNull();
});
