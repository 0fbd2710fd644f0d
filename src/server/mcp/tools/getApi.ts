import { z } from 'zod';
import type { ApiNamedType } from '#model/reference/ApiReference.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { formatPage } from '#model/machine-docs/formatPage.ts';
import type { StoreEntry } from '#model/machine-docs/DocsStore.ts';
import { answerMissing } from '../answerMissing.ts';
import { cutText } from '../cutText.ts';
import { describeEntry } from '../describeEntry.ts';
import { describePart, listParts } from '../describePart.ts';
import { describeRemoval } from '../describeRemoval.ts';
import type { Docs } from '../Docs.ts';
import { nameInput, offsetInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';
import type { ToolAnswer } from '../ToolAnswer.ts';

/** About 1500 tokens. */
const PIECE = 6000;

export const getApi = defineTool({
  name: 'get_api',
  title: 'Look up an API',
  description:
    'Returns the API of a component, hook, interface, or type, such as DataGrid or GridColDef, from the type declarations of the documented version. Set prop to get everything about one prop, member, slot, CSS class, or CSS variable.',
  input: z.strictObject({
    name: nameInput.describe('Name of a component, hook, interface, or type'),
    prop: nameInput
      .optional()
      .describe('One of its props, members, slots, CSS classes, or CSS variables'),
    full: z
      .boolean('must be true or false')
      .default(false)
      .describe('Return all tables with descriptions, as on the page'),
    offset: offsetInput,
  }),
  run(docs, { name, prop, full, offset }) {
    const found = docs.findEntry(name);
    if (!found) return answerWithType(docs, name);
    if (prop !== undefined) return answerWithPart(docs, found, prop);
    const page = docs.findPage(found.path);
    const text =
      full && page
        ? formatPage(page, docs.findDemo, docs.store.siteUrl)
        : describeEntry(found.entry);
    const { text: piece, next } = cutText(text, offset, PIECE);
    const more =
      next === undefined ? '' : `[${text.length - next} more characters: offset ${next}.]`;
    const hint = full
      ? ''
      : 'For details, set prop to one of them, or set full for all descriptions.';
    return complete(docs, found, [piece, [more, hint].filter(Boolean).join(' ')].join('\n\n'));
  },
});

function answerWithPart(docs: Docs, found: StoreEntry, prop: string): ToolAnswer {
  const { entry, productId } = found;
  const part = describePart(entry, prop, docs.store.types[productId] ?? {});
  if (part) return complete(docs, found, part.text, part.anchor);
  const names = listParts(entry);
  return answerMissing(
    docs,
    describeRemoval(docs, entry.name, prop) ?? `${entry.name} has no "${prop}".`,
    findNearest(prop, names),
    names.length > 0 ? `It has ${names.slice(0, 12).join(', ')}…` : '',
  );
}

/** Types without a page are described by their declaration. */
function answerWithType(docs: Docs, name: string): ToolAnswer {
  const wanted = name.toLowerCase();
  const names: string[] = [];
  for (const { id, apiRoot, version } of docs.store.products) {
    for (const type of Object.values(docs.store.types[id] ?? {})) {
      names.push(type.name);
      if (type.name.toLowerCase() === wanted) {
        return { text: formatType(type), url: docs.toUrl(`${apiRoot}/`), version };
      }
    }
  }
  const nearest = [...docs.suggestEntries(name), ...findNearest(name, names, 2)];
  return answerMissing(
    docs,
    describeRemoval(docs, name) ?? `There is no component, hook, interface, or type "${name}".`,
    [...new Set(nearest)],
    'Find one with search_docs.',
  );
}

function formatType({ name, description, text }: ApiNamedType): string {
  return [`${name} (type)`, description, `\`\`\`ts\n${text}\n\`\`\``].filter(Boolean).join('\n\n');
}

function complete(
  docs: Docs,
  { path, productId }: StoreEntry,
  text: string,
  anchor = '',
): ToolAnswer {
  const product = docs.store.products.find(({ id }) => id === productId);
  const hash = docs.findPage(path)?.hash;
  return {
    text,
    url: docs.toUrl(path + (anchor ? `#${anchor}` : '')),
    version: product?.version ?? docs.store.version,
    ...(hash ? { hash } : {}),
  };
}
