// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../../preferences/preferences.ts';
import { enhanceShortcuts } from './enhanceShortcuts.ts';

const openSheet = vi.fn();
const inspectNames = vi.fn();
const followed = vi.fn();
enhanceShortcuts(document, { openSheet, inspectNames });

function press(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

beforeEach(() => {
  openSheet.mockClear();
  inspectNames.mockClear();
  followed.mockClear();
  preferences.shortcuts.choose(true);
  document.body.innerHTML =
    '<main><a rel="prev" href="#p">p</a><a rel="next" href="#n">n</a></main><input><div data-demo><button></button></div>';
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', () => followed(link.rel));
});

it('goes to the previous and next page, opens the sheet, and inspects names', () => {
  press('[');
  press(']');
  press('?');
  press('i');
  expect(followed.mock.calls).toEqual([['prev'], ['next']]);
  expect(openSheet).toHaveBeenCalledTimes(1);
  expect(inspectNames).toHaveBeenCalledTimes(1);
});

it('ignores keys in fields and demos, and key combinations', () => {
  press(']', document.querySelector('input') ?? undefined);
  press(']', document.querySelector('button') ?? undefined);
  press(']', document.body, { ctrlKey: true });
  expect(followed).not.toHaveBeenCalled();
});

it('does nothing if the reader has turned shortcuts off', () => {
  preferences.shortcuts.choose(false);
  press(']');
  press('?');
  press('i');
  expect(inspectNames).not.toHaveBeenCalled();
  expect(followed).not.toHaveBeenCalled();
  expect(openSheet).not.toHaveBeenCalled();
});

it('focuses the filter of the page, and ignores the key if there is none', () => {
  const event = () => new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true });
  const unused = event();
  document.body.dispatchEvent(unused);
  expect(unused.defaultPrevented).toBe(false);
  const filter = document.querySelector('input');
  filter?.setAttribute('data-page-filter', '');
  const used = event();
  document.body.dispatchEvent(used);
  expect(used.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(filter);
});
