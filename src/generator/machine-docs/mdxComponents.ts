import type { BlockContent, ListItem, Nodes, Paragraph, PhrasingContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { strings } from '#content/strings.ts';
import type { CatalogKind, CatalogRow, Catalogs } from '#model/reference/Catalog.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { isPaidPlan, PLAN_LABELS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import { readStringAttribute } from '../content/jsxAttributes.ts';
import type { MdxElement } from '../content/jsxAttributes.ts';
import { readLiteralAttribute } from './readLiteral.ts';

/** The context of the page that a component is on. */
export interface ComponentContext {
  locale: Locale;
  /** The catalogs that the page uses. */
  catalogs: Catalogs;
  toAbsolute: (url: string) => string;
}

type Convert = (element: MdxElement, children: Nodes[], context: ComponentContext) => Nodes[];

/** Converts each component to Markdown. The names are those of `MDX_VOCABULARY`. */
export const COMPONENTS: Readonly<Record<string, Convert>> = {
  Callout(element, children, { locale }) {
    const kind = readStringAttribute(element, 'kind') as keyof typeof strings.en.callout;
    const label = strings[locale].callout[kind];
    const title = readStringAttribute(element, 'title');
    const first = createLabel(title ? `${label}: ${title}` : label);
    return [{ type: 'blockquote', children: [first, ...(children as BlockContent[])] }];
  },
  Catalog(element, _, { locale, catalogs, toAbsolute }) {
    const kind = readStringAttribute(element, 'of') as CatalogKind;
    const rows = catalogs[kind] ?? [];
    const { catalog } = strings[locale];
    const description = kind === 'state' ? catalog.content : catalog.description;
    return [...Map.groupBy(rows, (row) => nameTable(row, kind))].flatMap(([name, group]) => [
      createLabel(catalog[name as keyof typeof catalog].replace('{{count}}', String(group.length))),
      createTable(
        [[createText(catalog.name)], [createText(description)]],
        group.map((row) => createCatalogRow(row, kind, toAbsolute)),
      ),
    ]);
  },
  CommonMistakes: (_, children) => children,
  Decision: (_, children) => children,
  Demo: (element) => [
    { type: 'html', value: `<!--demo:${readStringAttribute(element, 'name') ?? ''}-->` },
  ],
  Details: (element, children) => [
    createLabel(readStringAttribute(element, 'summary') ?? ''),
    ...children,
  ],
  Example(element, _, { toAbsolute }) {
    const [href = '', title = '', caption = ''] = ['href', 'title', 'caption'].map((name) =>
      readStringAttribute(element, name),
    );
    const link: PhrasingContent = {
      type: 'link',
      url: toAbsolute(href),
      children: [createText(title)],
    };
    const text: Paragraph = { type: 'paragraph', children: [link, createText(`: ${caption}`)] };
    return [{ type: 'listItem', spread: false, children: [text] }];
  },
  Figure(element, _, { locale }) {
    const caption = readStringAttribute(element, 'caption');
    const alt = readStringAttribute(element, 'alt') ?? '';
    const label = strings[locale].prose.figure;
    return [
      createLabel(caption ? `${label}: ${caption}` : label),
      { type: 'paragraph', children: [createText(alt)] },
    ];
  },
  Gallery: (_, children) => [
    { type: 'list', ordered: false, spread: false, children: children as ListItem[] },
  ],
  Kbd: (_, children) => [
    { type: 'inlineCode', value: children.map((node) => toString(node)).join('') },
  ],
  KeyTable(element, _, { locale }) {
    const { keyTable } = strings[locale];
    const caption = readStringAttribute(element, 'caption');
    const rows = readLiteralAttribute(element, 'rows') as { keys: string[]; action: string }[];
    const table = createTable(
      [[createText(keyTable.keys)], [createText(keyTable.action)]],
      rows.map(({ keys, action }) => [joinKeys(keys), [createText(action)]]),
    );
    return caption ? [createLabel(caption), table] : [table];
  },
  Plan(element, _, { locale }) {
    const plan = readStringAttribute(element, 'plan') as Plan;
    return isPaidPlan(plan) ? [createText(`(${strings[locale].plan[plan]})`)] : [];
  },
  Step: (element, children) => [
    {
      type: 'listItem',
      spread: true,
      children: [
        createLabel(readStringAttribute(element, 'title') ?? ''),
        ...(children as BlockContent[]),
      ],
    },
  ],
  Steps: (_, children) => [
    { type: 'list', ordered: true, spread: true, children: children as ListItem[] },
  ],
  Tab: (element, children) => [
    createLabel(readStringAttribute(element, 'label') ?? ''),
    ...children,
  ],
  Tabs: (_, children) => children,
  WorksWith: (_, children) => children,
};

/** Creates a label in bold text. A heading would look like a section of the page. */
function createLabel(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [createText(text)] }] };
}

function createText(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Returns the key of a table's caption. Catalogs with several tables have one for each. */
function nameTable({ plan, lifetime }: CatalogRow, kind: CatalogKind): string {
  if (kind === 'plans') return plan;
  return lifetime ?? kind;
}

function createCatalogRow(
  { name, href, plan, since, text, type, prop }: CatalogRow,
  kind: CatalogKind,
  toAbsolute: (url: string) => string,
): PhrasingContent[][] {
  const code: PhrasingContent = { type: 'inlineCode', value: name };
  const linked: PhrasingContent = href
    ? { type: 'link', url: toAbsolute(href), children: [code] }
    : code;
  const mark = kind !== 'plans' && isPaidPlan(plan) ? ` (${PLAN_LABELS[plan]})` : '';
  const release = since ? ` (since ${since})` : '';
  return [
    [linked, createText(`${mark}${release}`)],
    [
      ...toPhrases(text),
      ...(type ? [createText(text ? ' ' : ''), { type: 'inlineCode', value: type } as const] : []),
      ...(prop ? [createText(' '), { type: 'inlineCode', value: prop.name } as const] : []),
    ],
  ];
}

/** Splits `` If `true` … `` into text and code. */
function toPhrases(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index) => (index % 2 ? { type: 'inlineCode', value } : createText(value)));
}

/** `['Shift', 'F10']` → `` `Shift` + `F10` `` */
function joinKeys(keys: readonly string[]): PhrasingContent[] {
  return keys.flatMap((key, index): PhrasingContent[] => [
    ...(index > 0 ? [createText(' + ')] : []),
    { type: 'inlineCode', value: key },
  ]);
}

function createTable(head: PhrasingContent[][], rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}
