import { expect, it } from 'vitest';
import { completeIds } from './completeIds.ts';

it.each([
  ['<li id="-item">', '<li id="Rivers-item">'],
  ['<ul aria-owns="-a b -c">', '<ul aria-owns="Rivers-a b Rivers-c">'],
  ['<label for="-a">-a</label>', '<label for="Rivers-a">-a</label>'],
  ['<li id="item-1">', '<li id="item-1">'],
  [
    '<input aria-valuemin="-5" value=\' id="-a"\'>',
    '<input aria-valuemin="-5" value=\' id="-a"\'>',
  ],
  [
    '<svg viewBox="0 0 1 1"><path id="-a" d="M-1"/></svg>',
    '<svg viewBox="0 0 1 1"><path id="Rivers-a" d="M-1"/></svg>',
  ],
])('%s → %s', (html, expected) => {
  expect(completeIds(html, 'Rivers')).toBe(expected);
});
