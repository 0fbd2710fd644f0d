/** Pages of the navigation that aren't written as guides: they're built from code and data. */
export const TOOL_PATHNAMES: ReadonlySet<string> = new Set([
  '/x/whats-new',
  '/playground',
  '/x/upgrade',
  '/x/offline',
  '/size-snapshot',
  '/x/coverage',
  '/x/api',
]);
