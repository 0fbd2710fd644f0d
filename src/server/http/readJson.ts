import { RequestFault } from './RequestFault.ts';

export interface ReadOptions {
  maxBytes: number;
  types: readonly string[];
}

/** Parses the body. Refuses a body that is too large, has another type, or isn't JSON. */
export async function readJson(
  request: Request,
  { maxBytes, types }: ReadOptions,
): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === undefined || !types.includes(type)) {
    throw new RequestFault(415, `Send the body as ${types.join(' or ')}.`);
  }
  const bytes = await readUpTo(request, maxBytes).catch(() => {
    // Only the connection can fail here, so nobody reads the response. 499 is the status that nginx logs in this case.
    throw new RequestFault(499, 'The client disconnected before the whole body arrived.');
  });
  if (bytes === undefined) {
    throw new RequestFault(413, `The body is too large. It can have at most ${maxBytes} bytes.`, {
      // The rest of the body isn't read, so the connection can't be reused.
      headers: { connection: 'close' },
    });
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestFault(400, 'The body is not valid JSON.');
  }
}

async function readUpTo(
  request: Request,
  maxBytes: number,
): Promise<ArrayBuffer | Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  // The HTTP parser makes sure that no body is longer than this.
  if (length !== null) return Number(length) > maxBytes ? undefined : request.arrayBuffer();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
