/** Use it at the end of a `switch` over a union. A missing case doesn't compile, and an unexpected value throws. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
