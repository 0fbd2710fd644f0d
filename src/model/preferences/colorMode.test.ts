import { describe, expect, it, vi } from 'vitest';
import { assertColorScheme, isColorMode, resolveColorScheme } from './colorMode.ts';

describe('isColorMode', () => {
  it.each([
    ['light', true],
    ['system', true],
    ['dark', true],
    ['Dark', false],
    ['', false],
    [null, false],
  ])('%j → %j', (value, expected) => {
    expect(isColorMode(value)).toBe(expected);
  });
});

describe('assertColorScheme', () => {
  it.each([['light'], ['dark']])('accepts %j', (name) => {
    const logError = vi.fn();
    expect(assertColorScheme(name, logError)).toBe(true);
    expect(logError).not.toHaveBeenCalled();
  });

  it.each([['ligh'], ['light,dark'], ['system'], ['']])('rejects %j', (name) => {
    const logError = vi.fn();
    expect(assertColorScheme(name, logError)).toBe(false);
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      `\`${name}\` does not exist in \`theme.colorSchemes\`.`,
    );
  });
});

describe('resolveColorScheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s, system dark %s → %s', (mode, systemDark, expected) => {
    const choice = { mode, systemDark, lightScheme: 'light', darkScheme: 'dark' } as const;
    expect(resolveColorScheme(choice)).toBe(expected);
  });

  it('takes the scheme that was chosen for the mode', () => {
    const choice = { mode: 'light', systemDark: false, lightScheme: 'dark', darkScheme: 'dark' };
    expect(resolveColorScheme(choice as Parameters<typeof resolveColorScheme>[0])).toBe('dark');
  });
});
