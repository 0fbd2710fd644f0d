import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { formatPage } from '#model/machine-docs/formatPage.ts';
import { createProtocolError } from './createProtocolError.ts';
import type { Docs } from './Docs.ts';
import { isOfLocale } from './Docs.ts';
import { normalizePagePath } from './normalizePagePath.ts';

export const PAGE_URI = 'x-docs://page/';
export const API_URI = 'x-docs://api/';

const MIME = 'text/markdown';
const MAX_COMPLETIONS = 100;

/** Registers pages by path and API entries by name, as Markdown. */
export function registerResources(server: McpServer, docs: Docs): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${PAGE_URI}{+path}`, {
      list: () => ({ resources: listGuides(docs) }),
      complete: { path: (value) => complete(listPaths(docs), value) },
    }),
    { title: 'A page of the docs', description: 'A page as Markdown, by its path', mimeType: MIME },
    (uri, { path }) => {
      const page = docs.findPage(readPath(uri.href, String(path)));
      if (!page) throw refuse(uri.href, docs.suggestPages(String(path)).map(toPageUri));
      return toResult(uri.href, page, docs);
    },
  );
  server.registerResource(
    'api',
    new ResourceTemplate(`${API_URI}{name}`, {
      list: undefined,
      complete: { name: (value) => complete(docs.listEntryNames(), value) },
    }),
    {
      title: 'An API entry',
      description: 'A component, hook, or interface as Markdown, by its name',
      mimeType: MIME,
    },
    (uri, { name }) => {
      const found = docs.findEntry(String(name));
      const page = found && docs.findPage(found.path);
      if (!page) {
        const nearest = docs.suggestEntries(String(name).slice(0, 200));
        throw refuse(
          uri.href,
          nearest.map((other) => API_URI + other),
        );
      }
      return toResult(uri.href, page, docs);
    },
  );
}

/** Accepts only the path of a page: no dots that lead to other folders, encoded or not, and no overly long text. */
function readPath(uri: string, path: string): string {
  const decoded = tryDecode(path);
  if (decoded === undefined || decoded.length > 200 || /(^|\/)\.\.?(\/|$)|[\0\\]/.test(decoded)) {
    throw refuse(uri, []);
  }
  return normalizePagePath(decoded);
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function refuse(uri: string, nearest: readonly string[]): Error {
  const hint =
    nearest.length > 0 ? `Did you mean ${nearest.join(' or ')}?` : `Pages are ${PAGE_URI}x/…`;
  return createProtocolError(`There is no resource ${uri.slice(0, 200)}. ${hint}`);
}

function toResult(uri: string, page: StorePage, docs: Docs): ReadResourceResult {
  const { version, hash } = page;
  const text = formatPage(page, docs.findDemo, docs.store.siteUrl);
  const meta = { url: docs.toUrl(page.path), version, hash, stamp: docs.store.stamp };
  return { contents: [{ uri, mimeType: MIME, text, _meta: meta }] };
}

function listGuides({ store }: Docs) {
  return store.pages
    .filter((page) => isOfLocale(page) && page.kind === 'guide')
    .map(({ path, title, description }) => ({
      uri: toPageUri(path),
      name: path,
      title,
      description,
      mimeType: MIME,
    }));
}

function listPaths({ store }: Docs): string[] {
  return store.pages.filter((page) => isOfLocale(page)).map(({ path }) => path.slice(1, -1));
}

/** `/x/react-charts/bars/` → `x-docs://page/x/react-charts/bars` */
function toPageUri(path: string): string {
  return `${PAGE_URI}${path.slice(1, -1)}`;
}

function complete(names: readonly string[], value: string): string[] {
  const wanted = value.toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, MAX_COMPLETIONS);
}
