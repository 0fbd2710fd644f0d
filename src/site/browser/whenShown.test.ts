// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenShown } from './whenShown.ts';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

it('runs immediately on a visible page', () => {
  const run = vi.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the click on a prerendered page', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const run = vi.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledOnce();
});
