// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenPainted, whenShown } from './whenShown.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
});

const prerender = () =>
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });

it.each([whenShown, whenPainted])('runs immediately on a visible page', (when) => {
  const run = vi.fn();
  when(run);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the click on a prerendered page', () => {
  prerender();
  const run = vi.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the first frame after the click', async () => {
  prerender();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const run = vi.fn();
  whenPainted(run);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(frames).toHaveLength(1);
  frames[0]?.();
  // The frame is painted after its callbacks.
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});
