import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

/** A request that is at fault (-32602). `McpError` would put its code into the message a second time. */
export function createProtocolError(message: string): Error {
  return Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
}
