import { DocsError, DocsErrors, formatDocsError } from '#model/errors/DocsError.ts';

/** For the terminal: our own errors in full, others by their message. */
export function describeError(error: unknown): string {
  if (error instanceof DocsErrors) return error.message;
  return error instanceof DocsError ? formatDocsError(error) : String(error);
}
