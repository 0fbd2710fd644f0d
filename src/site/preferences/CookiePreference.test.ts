// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readCodeVariant } from '#model/demo/codeVariant.ts';
import { createCookiePreference } from './CookiePreference.ts';
import { getCookie } from '../browser/cookies.ts';
import { onPreference } from './preferenceEvent.ts';

const create = () =>
  createCookiePreference({ name: 'codeVariant', cookie: 'codeVariant', read: readCodeVariant });

beforeEach(() => {
  document.cookie = 'codeVariant=; max-age=0; path=/';
  location.hash = '';
});

describe('createCookiePreference', () => {
  it('starts with the default and writes no cookie for it', () => {
    expect(create().get()).toBe('TS');
    expect(getCookie('codeVariant')).toBeUndefined();
  });

  it('starts with the cookie', () => {
    document.cookie = 'codeVariant=JS; path=/';
    expect(create().get()).toBe('JS');
  });

  it('prefers the hash to the cookie, and saves it', () => {
    location.hash = '#BasicBars.js';
    expect(create().get()).toBe('JS');
    expect(getCookie('codeVariant')).toBe('JS');
  });

  it('ignores later changes of the hash', () => {
    const preference = create();
    expect(preference.get()).toBe('TS');
    location.hash = '#BasicBars.js';
    expect(preference.get()).toBe('TS');
  });

  it('saves a choice and reports it once', () => {
    const heard: string[] = [];
    const stop = onPreference('codeVariant', (value) => heard.push(value));
    const preference = create();
    preference.choose('TS');
    preference.choose('JS');
    preference.choose('JS');
    stop();
    expect(preference.get()).toBe('JS');
    expect(getCookie('codeVariant')).toBe('JS');
    expect(heard).toEqual(['JS']);
  });
});
