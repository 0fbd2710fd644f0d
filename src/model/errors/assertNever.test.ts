import { expect, it } from 'vitest';
import { assertNever } from './assertNever.ts';

it('names the value that should not exist', () => {
  expect(() => assertNever('sideways' as never)).toThrow(
    new TypeError('Unexpected value: "sideways"'),
  );
});
