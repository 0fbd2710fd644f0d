// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showNotice } from './showNotice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="announcements" role="status"></div>';
});
afterEach(() => vi.useRealTimers());

const listNotices = () => [...document.querySelectorAll('p')].map((notice) => notice.textContent);

it('shows the text for a while and tells screen readers', () => {
  showNotice('Failed.');
  expect(listNotices()).toEqual(['Failed.']);
  expect(document.getElementById('announcements')?.textContent).toBe('Failed.');
  vi.advanceTimersByTime(5999);
  expect(listNotices()).toEqual(['Failed.']);
  vi.advanceTimersByTime(1);
  expect(listNotices()).toEqual([]);
});

it('replaces an older notice', () => {
  showNotice('One.');
  showNotice('Two.');
  expect(listNotices()).toEqual(['Two.']);
});
