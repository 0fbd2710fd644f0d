import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createTranslate } from './translate.ts';

const dictionaries = {
  en: {
    search: 'Search…',
    adBy: 'ad by {{publisher}}, {{ count }} of {{count}}',
    settings: { mode: 'Mode', language: 'Language' },
  },
  zh: { search: '搜索…', settings: { mode: '', language: { name: '语言' } } },
};

function setup(options: Partial<Parameters<typeof createTranslate>[0]> = {}) {
  const warn = vi.fn();
  const error = vi.fn();
  const settings = {
    dictionaries,
    locale: 'zh',
    warn,
    error,
    isBrowser: true,
    warned: new Set(''),
  };
  return { t: createTranslate({ ...settings, ...options }), warn, error };
}

describe('createTranslate', () => {
  it('translates into the language of the page', () => {
    const { t, warn } = setup();
    expect(t('search')).toBe('搜索…');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['adBy', 'ad by {{publisher}}, {{ count }} of {{count}}'],
    ['settings.mode', 'Mode'],
    ['settings.language', 'Language'],
    ['settings', null],
    ['nowhere', null],
  ])('falls back to English for %j and warns once', (key, expected) => {
    const { t, warn } = setup();
    expect(t(key)).toBe(expected);
    expect(t(key)).toBe(expected);
    expect(warn.mock.calls).toEqual([[`Missing translation for zh:${key}`]]);
  });

  it('warns about English too', () => {
    const { t, warn } = setup({ locale: 'en' });
    expect(t('nowhere')).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Missing translation for en:nowhere');
  });

  it('warns once for all translators of a page', () => {
    const warned = new Set<string>();
    const [first, second] = [setup({ warned }), setup({ warned })];
    first.t('adBy');
    second.t('adBy');
    expect(first.warn).toHaveBeenCalledOnce();
    expect(second.warn).not.toHaveBeenCalled();
  });

  it('does not warn on the server or with ignoreWarning', () => {
    const server = setup({ isBrowser: false });
    expect(server.t('adBy')).toContain('ad by');
    expect(server.warn).not.toHaveBeenCalled();

    const { t, warn } = setup();
    expect(t('adBy', {}, { ignoreWarning: true })).toContain('ad by');
    expect(warn).not.toHaveBeenCalled();
    t('adBy');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('logs a missing language on every call and returns an ellipsis', () => {
    const { t, error } = setup({ locale: 'xx' });
    expect([t('search'), t('search')]).toEqual(['…', '…']);
    expect(error.mock.calls).toEqual([['Missing language: xx.'], ['Missing language: xx.']]);
  });

  it('fills in parameters', () => {
    const { t } = setup({ locale: 'en' });
    expect(t('adBy', { publisher: 'MUI', count: 2 })).toBe('ad by MUI, 2 of 2');
    expect(t('adBy', { count: 2 })).toBe('ad by {{publisher}}, 2 of 2');
  });

  it('inserts parameters literally', () => {
    const { t } = setup({ locale: 'en' });
    expect(t('adBy', { publisher: '$& {{count}}', count: 1 })).toBe('ad by $& {{count}}, 1 of 1');
  });

  it('guarantees a text only for known keys', () => {
    const t = createTranslate<'search'>({ dictionaries, locale: 'en' });
    expectTypeOf(t('search')).toEqualTypeOf<string>();
    expectTypeOf(t('nowhere' as string)).toEqualTypeOf<string | null>();
  });
});
