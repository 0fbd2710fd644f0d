import { completable } from '@modelcontextprotocol/sdk/server/completable.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { describeEntry } from './describeEntry.ts';
import { cutText } from './cutText.ts';
import { createProtocolError } from './createProtocolError.ts';
import type { Docs } from './Docs.ts';
import { versionInput } from './inputs.ts';
import { upgradeFile } from './tools/upgradeFile.ts';

const MAX_API = 4000;

export function registerPrompts(server: McpServer, docs: Docs): void {
  registerBuild(server, docs);
  registerUpgrade(server, docs);
}

/** A prompt to build with a component: its API, its pages, and the advice to look things up before writing code. */
function registerBuild(server: McpServer, docs: Docs): void {
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

/** A prompt to upgrade a file: what the tool finds in it, and how to go on. */
function registerUpgrade(server: McpServer, docs: Docs): void {
  server.registerPrompt(
    'upgrade_this_file',
    {
      title: 'Upgrade this file',
      description: 'Starts with a file and what a newer version of MUI X changes in it',
      argsSchema: {
        source: z.string().min(1).describe('The content of the file'),
        from: versionInput.describe('The version in use, such as 7.29.1'),
        to: versionInput.optional().describe('The version to upgrade to'),
        fileName: z.string().max(200).optional().describe('Its name, such as Orders.tsx'),
      },
    },
    async ({ source, from, to, fileName }) => {
      const input = upgradeFile.input.parse({ source, from, to, fileName });
      const report = await upgradeFile.run(docs, input);
      if (report.isError) throw createProtocolError(report.text.trim());
      const target = to ?? docs.store.version;
      const text = [
        `Upgrade this file from MUI X ${from} to ${target}.`,
        report.text,
        'Change every place in the list. If the list was cut off, call upgrade_file with the offset for the rest. If a place may be fine, read the guide or the reference before you change it. Then read the migration guide with read_page for changes of behavior, which the list leaves out. Check every new name with get_api, and return the whole file.',
        `\`\`\`\`tsx title="${fileName ?? 'file.tsx'}"\n${source}\n\`\`\`\``,
      ].join('\n\n');
      return {
        description: `Upgrade ${fileName ?? 'a file'} to ${target}`,
        messages: [{ role: 'user', content: { type: 'text', text } }],
      };
    },
  );
}
