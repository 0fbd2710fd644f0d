// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findWorker } from './findWorker.ts';

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['mui.com', true],
  ['next.mui.com', true],
  ['mui.com.example', false],
  ['127.0.0.1', false],
  ['localhost', false],
])('finds the worker on %s: %s', (hostname, expected) => {
  document.head.innerHTML = '<meta name="x-docs:worker" content="mui.com /x/sw.js /zh/x/">';
  expect(findWorker(document, hostname)).toEqual(
    expected ? { url: '/x/sw.js', scope: '/zh/x/' } : undefined,
  );
});

it('finds no worker if the page has no meta element', () => {
  expect(findWorker(document, 'mui.com')).toBeUndefined();
});
