// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutTransitions } from './withoutTransitions.ts';

const ATTRIBUTE = 'data-without-transitions';
const root = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('turns transitions off, changes, forces layout, and turns them on 1 ms later', () => {
  const steps: string[] = [];
  const note = (step: string) => steps.push(`${step} ${root.hasAttribute(ATTRIBUTE)}`);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    note('layout');
    return { color: '' } as CSSStyleDeclaration;
  });
  withoutTransitions(() => note('change'));
  expect(steps).toEqual(['change true', 'layout true']);
  // The content security policy of text pages would block a `style` element.
  expect(document.querySelector('style')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(root.hasAttribute(ATTRIBUTE)).toBe(false);
});

it('relies on a rule in the styles of the shell', () => {
  const css = readFileSync(path.join(import.meta.dirname, '../theme/base.css'), 'utf8');
  expect(css).toMatch(/\[data-without-transitions\][^{]*\{\s*transition: none !important;/);
});
