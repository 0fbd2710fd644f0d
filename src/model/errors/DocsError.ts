export interface DocsErrorDetails {
  file?: string | undefined;
  line?: number | undefined;
  /** The next action, with the corrected value. */
  hint?: string | undefined;
  cause?: unknown;
}

/** An error in the docs: what's wrong, where, and how to fix it. */
export class DocsError extends Error {
  override readonly name = 'DocsError';
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly hint: string | undefined;

  constructor(message: string, details: DocsErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.file = details.file;
    this.line = details.line;
    this.hint = details.hint;
  }
}

/** Several errors, reported at once. */
export class DocsErrors extends AggregateError {
  override readonly name = 'DocsErrors';
  declare errors: DocsError[];

  constructor(errors: readonly DocsError[]) {
    super(errors, errors.map(formatDocsError).join('\n\n'));
  }
}

/** `file:line`, then the message and the hint indented below it. */
export function formatDocsError({ file, line, message, hint }: DocsError): string {
  const place = line === undefined ? file : `${file ?? ''}:${line}`;
  const body = [message, ...(hint === undefined ? [] : [`Hint: ${hint}`])];
  if (place === undefined) return body.join('\n  ');
  return [place, ...body].join('\n  ');
}

/** Throws once with all errors; does nothing if there are none. */
export function throwAll(errors: readonly DocsError[]): void {
  if (errors.length > 0) throw new DocsErrors(errors);
}
