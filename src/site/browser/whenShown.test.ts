// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenShown } from './whenShown.ts';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

it('runs at once on a page that is visible', () => {
  const run = vi.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the click on a page that was rendered ahead of it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const run = vi.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledOnce();
});
