import { expect, it } from 'vitest';
import { listScreens } from './Screen.ts';

it('lists 45 screens, every page in every setting and at every width', () => {
  const screens = listScreens();
  expect(new Set(screens.map(({ name }) => name)).size).toBe(45);
  for (const group of Object.values(Object.groupBy(screens, ({ path }) => path))) {
    expect(new Set(group?.map(({ width }) => width))).toEqual(new Set([390, 1024, 1440]));
    expect(new Set(group?.map(({ setting }) => setting))).toEqual(
      new Set(['light', 'dark', 'rtl']),
    );
  }
});
