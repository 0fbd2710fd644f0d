/** Closes a `switch` over a union: a forgotten case does not compile, a smuggled one throws. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
