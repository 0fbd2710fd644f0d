import { describe, expect, it } from 'vitest';
import { parseRange } from './parseRange.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-9', 'whole'],
    ['bytes=a-b', 'whole'],
    ['lines=0-9', 'whole'],
    ['', 'whole'],
  ])('reads %j of 1000 bytes', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each(['bytes=0-', 'bytes=-5'])('finds nothing for %j in an empty file', (header) => {
    expect(parseRange(header, 0)).toBe('unsatisfiable');
  });
});
