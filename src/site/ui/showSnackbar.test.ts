// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showSnackbar } from './showSnackbar.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="announcements" role="status"></div>';
});
afterEach(() => vi.useRealTimers());

const listTexts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

it.each([
  ['confirmation', 3000],
  ['problem', 6000],
] as const)('shows a %s for %i ms and announces it once', (tone, duration) => {
  showSnackbar('Done or not.', tone);
  expect(listTexts()).toEqual(['Done or not.']);
  expect(document.querySelector('p')?.getAttribute('aria-hidden')).toBe('true');
  expect(document.getElementById('announcements')?.textContent).toBe('Done or not.');
  vi.advanceTimersByTime(duration - 1);
  expect(listTexts()).toEqual(['Done or not.']);
  vi.advanceTimersByTime(1);
  expect(listTexts()).toEqual([]);
});

it('replaces an older snackbar', () => {
  showSnackbar('One.');
  showSnackbar('Two.');
  expect(listTexts()).toEqual(['Two.']);
});
