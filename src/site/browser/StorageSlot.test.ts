// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageSlot } from './StorageSlot.ts';

const createSize = () =>
  createStorageSlot({
    key: 'size',
    parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
    fallback: 10,
  });

const storage = window.localStorage;
const changeElsewhere = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => storage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('createStorageSlot', () => {
  it('falls back, stores and removes', () => {
    const size = createSize();
    expect(size.get()).toBe(10);
    size.set(12);
    expect(size.get()).toBe(12);
    expect(storage.getItem('size')).toBe('12');
    size.remove();
    expect(size.get()).toBe(10);
    expect(storage.getItem('size')).toBeNull();
  });

  it('falls back if the stored text is invalid', () => {
    storage.setItem('size', 'huge');
    expect(createSize().get()).toBe(10);
  });

  it('removes the value if it is set to null', () => {
    const slot = createStorageSlot<string | null>({ key: 'tab', parse: (t) => t, fallback: null });
    slot.set('npm');
    slot.set(null);
    expect(storage.getItem('tab')).toBeNull();
    expect(slot.get()).toBeNull();
  });

  it('uses a custom format', () => {
    const list = createStorageSlot<string[]>({
      key: 'list',
      parse: (text) => text.split(','),
      format: (value) => value.join(','),
      fallback: [],
    });
    list.set(['a', 'b']);
    expect(list.get()).toEqual(['a', 'b']);
  });

  it.each([
    ['a new value', 'size', '14', [14]],
    ['removal as the fallback', 'size', null, [10]],
    ['clearing as the fallback', null, null, [10]],
    ['no nonsense', 'size', 'huge', []],
    ['no other key', 'other', '14', []],
  ])('hears from other tabs of %s', (_, key, newValue, expected) => {
    const heard: number[] = [];
    const stop = createSize().subscribe((value) => heard.push(value));
    changeElsewhere(key, newValue);
    stop();
    changeElsewhere('size', '99');
    expect(heard).toEqual(expected);
  });

  it.each([
    ['reading it throws', blockReading],
    ['its methods throw', blockMethods],
    ['there is none', () => vi.stubGlobal('localStorage', undefined)],
  ])('keeps the value in memory where storage is blocked: %s', (_, block) => {
    block();
    const size = createSize();
    expect(size.get()).toBe(10);
    size.set(12);
    expect(size.get()).toBe(12);
    size.remove();
    expect(size.get()).toBe(10);
  });
});

function blockReading() {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
}

function blockMethods() {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}
