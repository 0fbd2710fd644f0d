import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Selector } from 'lightningcss';
import { hashKey } from '../files/createCache.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import { openCache } from '../files/openCache.ts';

/** What later steps need to know about a built stylesheet. */
export interface BuiltStylesheet {
  /** Names that CSS modules created: `_Header-menu`. */
  moduleClasses: ReadonlySet<string>;
  /** What a page needs so that a rule without any such name can match: `.prose [hidden]` → `{ classes: ['prose'], attributes: ['hidden'] }` */
  globalSelectors: readonly RequiredNames[];
  /** As written, often relative. */
  urls: readonly string[];
}

export interface RequiredNames {
  classes: readonly string[];
  attributes: readonly string[];
}

/** The names of `createClassName`. */
const MODULE_CLASS = /^_[A-Za-z]\w*-[\w-]+$/;

export function readStylesheet(css: string): BuiltStylesheet {
  const moduleClasses = new Set<string>();
  const urls: string[] = [];
  const globalSelectors: RequiredNames[] = [];
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          const classes = selectors.flatMap(listClasses).filter((name) => MODULE_CLASS.test(name));
          for (const name of classes) moduleClasses.add(name);
          if (classes.length > 0) return undefined;
          // A nested rule applies only where the rule around it does.
          globalSelectors.push(...selectors.filter((one) => !isNested(one)).map(listRequired));
          return undefined;
        },
      },
      Url({ url }) {
        urls.push(url);
        return undefined;
      },
    },
  });
  return { moduleClasses, globalSelectors, urls };
}

/** Two steps of a build read all stylesheets, and most of them don't change between two builds. */
export const readStylesheetFile = memoizeByFile((file): BuiltStylesheet => {
  const css = readFileSync(file, 'utf8');
  const cache = openCache('stylesheets');
  const key = hashKey(css);
  const known = cache.readJson(key) as StoredStylesheet | undefined;
  if (known) return { ...known, moduleClasses: new Set(known.moduleClasses) };
  const sheet = readStylesheet(css);
  const stored: StoredStylesheet = { ...sheet, moduleClasses: [...sheet.moduleClasses] };
  cache.write(key, JSON.stringify(stored));
  return sheet;
});

interface StoredStylesheet extends Omit<BuiltStylesheet, 'moduleClasses'> {
  moduleClasses: readonly string[];
}

/** `.a:is(.b, .c) d` → a, b, c */
function listClasses(selector: Selector): string[] {
  return selector.flatMap((component) => {
    if (component.type === 'class') return [component.name];
    const inner = 'selectors' in component ? (component.selectors ?? []) : [];
    return (inner as Selector[]).flatMap(listClasses);
  });
}

/** `a.b:not(.c) [d]` → b and d */
function listRequired(selector: Selector): RequiredNames {
  return {
    classes: selector.flatMap((part) => (part.type === 'class' ? part.name : [])),
    attributes: selector.flatMap((part) => (part.type === 'attribute' ? part.name : [])),
  };
}

function isNested(selector: Selector): boolean {
  return selector.some(({ type }) => type === 'nesting');
}
