import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { findNearest } from '#model/errors/findNearest.ts';
import { createProtocolError } from './createProtocolError.ts';
import type { Docs } from './Docs.ts';
import type { Tool } from './Tool.ts';
import type { ToolAnswer } from './ToolAnswer.ts';
import { TOOLS } from './tools.ts';

/** All tools are read-only, return the same result each time, and use nothing but the docs. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const LISTED = TOOLS.map(({ name, title, description, input }): ListedTool => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as ListedTool['inputSchema'],
    annotations: ANNOTATIONS,
  };
});

/**
 * Lists and calls the tools. The SDK's `registerTool` would answer wrong arguments with a result instead of a protocol error (-32602).
 */
export function registerTools({ server }: McpServer, docs: Docs): void {
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LISTED }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw refuseName(params.name);
    return toResult(await tool.run(docs, parseInput(tool, params.arguments ?? {})), docs);
  });
}

function refuseName(name: string): Error {
  const names = TOOLS.map((tool) => tool.name);
  const [nearest] = findNearest(name.slice(0, 100), names);
  const hint = nearest ? `Did you mean ${nearest}?` : `Tools: ${names.join(', ')}.`;
  return createProtocolError(`There is no tool "${name.slice(0, 100)}". ${hint}`);
}

function parseInput(tool: Tool, value: unknown): Record<string, unknown> {
  const result = tool.input.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => describeIssue(tool, issue));
  throw createProtocolError(`${tool.name}: ${faults.join('; ')}.`);
}

/** `limit must be at most 20`, `there is no argument "qurey"; did you mean "query"?` */
function describeIssue({ input }: Tool, issue: z.core.$ZodIssue): string {
  const known = Object.keys(input.shape);
  if (issue.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    const [nearest] = findNearest(name.slice(0, 100), known);
    const list = known.length > 0 ? `arguments: ${known.join(', ')}` : 'it takes none';
    const hint = nearest ? `did you mean "${nearest}"?` : list;
    return `there is no argument "${name.slice(0, 100)}"; ${hint}`;
  }
  const field = issue.path.map(String).join('.') || 'arguments';
  if (issue.message.startsWith('must')) return `${field} ${issue.message}`;
  return `${field} must be ${'expected' in issue ? issue.expected : 'valid'}`;
}

/** The text ends with its source, because many clients show the model nothing else. */
function toResult({ text, url, version, hash, isError }: ToolAnswer, docs: Docs): CallToolResult {
  return {
    content: [{ type: 'text', text: `${text}\n\nSource: ${url} (version ${version})` }],
    _meta: { url, version, stamp: docs.store.stamp, ...(hash ? { hash } : {}) },
    ...(isError ? { isError } : {}),
  };
}
