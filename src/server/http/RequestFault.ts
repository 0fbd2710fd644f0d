export interface FaultDetails {
  /** The invalid field of the body. */
  field?: string;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** Thrown by handlers to refuse a request. `createRoutes` turns it into a response. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
  readonly status: number;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, { field, headers = {}, cause }: FaultDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.field = field;
    this.headers = headers;
  }
}
