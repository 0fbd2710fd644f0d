import { expect, it } from 'vitest';
import { placeHint } from './placeHint.ts';

const SCREEN = { width: 1000, height: 800 };
const POPOVER = { width: 400, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 20 });

it.each([
  ['below the word', at(100, 100), false, { left: 100, top: 126 }],
  ['above it near the lower edge', at(100, 700), false, { left: 100, top: 494 }],
  ['within the right edge', at(900, 100), false, { left: 588, top: 126 }],
  [
    'with its end at the end of the word in right-to-left pages',
    at(500, 100),
    true,
    { left: 180, top: 126 },
  ],
  ['within the left edge', at(20, 100), true, { left: 12, top: 126 }],
])('places the popover %s', (_, rect, isRtl, expected) => {
  expect(placeHint(rect, POPOVER, SCREEN, isRtl)).toEqual(expected);
});

it('stays below the word if there is no room on either side', () => {
  expect(placeHint(at(100, 100), { width: 400, height: 750 }, SCREEN, false).top).toBe(126);
});
