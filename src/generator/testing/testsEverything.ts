/** Whether this run tests everything instead of a sample: `npm run test:all`, or `TEST_ALL=1` for a single runner. */
export function testsEverything(): boolean {
  return process.env['TEST_ALL'] === '1';
}
