import { readTags } from './readTags.ts';

/** What later steps need to know about the HTML of a page. */
export interface BuiltPage {
  classes: ReadonlySet<string>;
  /** Names of attributes. */
  attributes: ReadonlySet<string>;
  /** `<link rel="stylesheet">` and where it is in the HTML. */
  stylesheets: readonly { href: string; start: number; end: number }[];
  /** Paths on this site that attributes contain, alone, in a list, or in JSON. */
  urls: ReadonlySet<string>;
  /** `pages/react-charts/bars/BasicBars` */
  demoIds: readonly string[];
}

export function readPage(html: string): BuiltPage {
  const classLists = new Set<string>();
  const names = new Set<string>();
  const urls = new Set<string>();
  const stylesheets: { href: string; start: number; end: number }[] = [];
  const demoIds: string[] = [];
  readTags(html, ({ name, start, end, attributes }) => {
    for (const { name: key, value } of attributes) {
      names.add(key);
      if (key === 'class') classLists.add(value);
      else if (key === 'data-demo-frame') demoIds.push(value);
      else if (value.includes('/')) for (const url of listUrls(value)) urls.add(url);
    }
    if (name !== 'link') return;
    const find = (key: string) => attributes.find((attribute) => attribute.name === key)?.value;
    const href = find('href');
    if (find('rel') === 'stylesheet' && href) stylesheets.push({ href, start, end });
  });
  const classes = new Set([...classLists].flatMap((list) => list.split(/\s+/)));
  return { classes, attributes: names, stylesheets, urls, demoIds };
}

/** `/x/a.js /x/b.js` → both; `[{"src":"/x/a.js"}]` → `/x/a.js` */
function listUrls(value: string): string[] {
  const texts = /^[[{]/.test(value) ? listStrings(parseJson(value)) : value.split(/\s+/);
  return texts.filter((text) => text.startsWith('/'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It only looked like JSON.
    return undefined;
  }
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}
