// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyKey, repeatEarlyKey } from './earlyKey.ts';

const heard = vi.fn();
const listen = (event: KeyboardEvent) => heard(event.key);

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML = '<input>';
  // Like in a browser, the inline script has only its own text.
  new Function(`(${keepEarlyKey.toString()})()`)();
});
afterEach(() => {
  document.removeEventListener('keydown', listen);
  vi.restoreAllMocks();
});

function press(init: KeyboardEventInit, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

function connect(): void {
  document.addEventListener('keydown', listen);
  repeatEarlyKey();
}

it('repeats a key that was pressed before anything listened', () => {
  press({ key: 'f' });
  connect();
  expect(heard.mock.calls).toEqual([['f']]);
});

it('repeats the key once, and keeps no key after that', () => {
  press({ key: 'f' });
  connect();
  press({ key: 'i' });
  repeatEarlyKey();
  expect(heard.mock.calls).toEqual([['f'], ['i']]);
});

it.each([
  ['a combination', { key: 'f', ctrlKey: true }],
  ['a key that moves', { key: 'ArrowDown' }],
])('leaves %s to the browser', (_, init) => {
  press(init);
  connect();
  expect(heard).not.toHaveBeenCalled();
});

it('does not repeat a key that was typed in a field', () => {
  const field = document.querySelector('input');
  field?.focus();
  press({ key: 'f' }, field ?? undefined);
  connect();
  expect(heard).not.toHaveBeenCalled();
});

it('does nothing if the reader has focused a field since', () => {
  press({ key: 'f' });
  document.querySelector('input')?.focus();
  connect();
  expect(heard).not.toHaveBeenCalled();
});

it('does not repeat a key that was already handled', () => {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press({ key: '/' });
  connect();
  expect(heard).not.toHaveBeenCalled();
});

it('forgets a key after three seconds', () => {
  const { timeStamp } = press({ key: 'f' });
  vi.spyOn(performance, 'now').mockReturnValue(timeStamp + 3001);
  connect();
  expect(heard).not.toHaveBeenCalled();
});
