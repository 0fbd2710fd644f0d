import { completable } from '@modelcontextprotocol/sdk/server/completable.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { describeEntry } from './describeEntry.ts';
import { cutText } from './cutText.ts';
import { createProtocolError } from './createProtocolError.ts';
import type { Docs } from './Docs.ts';

const MAX_API = 4000;

/** A prompt to build with a component: its API, its pages, and the advice to look things up before writing code. */
export function registerPrompts(server: McpServer, docs: Docs): void {
  server.registerPrompt(
    'build_with_component',
    {
      title: 'Build with this component',
      description: 'Starts a task with the API of a component and the pages about it',
      argsSchema: {
        component: completable(
          z.string().min(1).max(200).describe('Name, such as DataGrid'),
          (value) =>
            docs
              .listEntryNames()
              .filter((name) => name.toLowerCase().startsWith(value.toLowerCase()))
              .slice(0, 100),
        ),
        task: z.string().max(2000).optional().describe('What to build'),
      },
    },
    ({ component, task }) => {
      const found = docs.findEntry(component);
      if (!found) {
        const nearest = docs.suggestEntries(component).join(' or ');
        const hint = nearest ? ` Did you mean ${nearest}?` : '';
        throw createProtocolError(`There is no component "${component}".${hint}`);
      }
      const { entry, path, productId } = found;
      const product = docs.store.products.find(({ id }) => id === productId);
      const version = product?.version ?? docs.store.version;
      const text = [
        `${task ?? `Build an example with ${entry.name}.`}`,
        `Use ${entry.name} of MUI X ${version}. Its reference: ${docs.toUrl(path)}`,
        cutText(describeEntry(entry), 0, MAX_API).text,
        `Before you write code: find the guide with search_docs, read it with read_page, start from a demo (list_demos, get_demo), and check every prop you use with get_api. Name the pages you used.`,
      ].join('\n\n');
      return {
        description: `Build with ${entry.name} ${version}`,
        messages: [{ role: 'user', content: { type: 'text', text } }],
      };
    },
  );
}
