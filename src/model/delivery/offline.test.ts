import { describe, expect, it } from 'vitest';
import { isCurrentCache, isHostOf } from './offline.ts';

describe('isCurrentCache', () => {
  it.each([
    ['x-docs-pages-1', true],
    ['x-docs-pages-0', false],
    ['x-docs-assets-1', true],
    ['x-docs-files-1', true],
    ['x-docs-core-1-new', true],
    ['x-docs-core-1-old', false],
    ['x-docs-saved-1-x-charts.en', true],
    ['x-docs-saved-0-x-charts.en', false],
    ['another-app', false],
  ])('%s: %s', (name, expected) => {
    expect(isCurrentCache(name, 'new')).toBe(expected);
  });
});

describe('isHostOf', () => {
  it.each([
    ['mui.com', true],
    ['docs.mui.com', true],
    ['notmui.com', false],
    ['mui.com.example', false],
    ['127.0.0.1', false],
  ])('%s: %s', (hostname, expected) => {
    expect(isHostOf(hostname, 'mui.com')).toBe(expected);
  });
});
