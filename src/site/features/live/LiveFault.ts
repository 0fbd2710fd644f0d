export type LiveFaultKind = 'syntax' | 'import' | 'file' | 'circle' | 'runtime';

export interface LiveFaultDetails {
  /** The import that cannot be had, or the file that is missing. */
  subject?: string;
  /** What it was probably meant to be. */
  nearest?: readonly string[];
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  stack?: string;
}

/** Why a program does not run: for the reader who is typing it. */
export class LiveFault extends Error {
  override readonly name = 'LiveFault';
  readonly kind: LiveFaultKind;
  readonly details: LiveFaultDetails;

  constructor(kind: LiveFaultKind, message: string, details: LiveFaultDetails = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}
