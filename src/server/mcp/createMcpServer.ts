import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Docs } from './Docs.ts';
import { registerPrompts } from './registerPrompts.ts';
import { registerResources } from './registerResources.ts';
import { registerTools } from './registerTools.ts';

const INSTRUCTIONS =
  'Documentation of MUI X (@mui/x-data-grid, @mui/x-date-pickers, @mui/x-charts, @mui/x-tree-view and their Pro and Premium editions). Look things up here before writing code: search_docs finds a page, read_page reads it, get_api has props and types, list_demos and get_demo have running examples. Answers end with the page they come from and its version; name it to the user.';

/** A server for one version of the docs. It has no state, so each request can have a new one. */
export function createMcpServer(docs: Docs): McpServer {
  const info = { name: 'x-docs', title: 'MUI X docs', version: docs.store.version };
  const server = new McpServer(info, { instructions: INSTRUCTIONS });
  registerTools(server, docs);
  registerResources(server, docs);
  registerPrompts(server, docs);
  return server;
}
