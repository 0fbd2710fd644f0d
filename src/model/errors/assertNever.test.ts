import { expect, it } from 'vitest';
import { assertNever } from './assertNever.ts';

it('throws an error with the unexpected value', () => {
  expect(() => assertNever('sideways' as never)).toThrow(
    new TypeError('Unexpected value: "sideways"'),
  );
});
