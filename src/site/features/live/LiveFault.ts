export type LiveFaultKind =
  | 'syntax'
  | 'import'
  | 'file'
  | 'circle'
  | 'size'
  | 'nesting'
  | 'deadline'
  | 'flooded'
  | 'left'
  | 'runtime';

export interface LiveFaultDetails {
  /** The import that isn't available, or the missing file. */
  subject?: string;
  /** Names that were probably meant. */
  nearest?: readonly string[];
  /** The limit that the code exceeds: characters, levels, or seconds. */
  limit?: number;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  stack?: string;
}

/** The reason why a program doesn't run, for the reader who is writing it. */
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
