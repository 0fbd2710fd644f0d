import { DocsError, DocsErrors, formatDocsError } from '#model/errors/DocsError.ts';

/** Formats an error for the terminal. Our own errors include file, line, and hint. */
export function describeError(error: unknown): string {
  if (error instanceof DocsErrors) return error.message;
  return error instanceof DocsError ? formatDocsError(error) : String(error);
}
