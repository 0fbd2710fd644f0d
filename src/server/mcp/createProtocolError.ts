import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

/** An error for a wrong request (-32602). `McpError` would repeat its code in the message. */
export function createProtocolError(message: string): Error {
  return Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
}
