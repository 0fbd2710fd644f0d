import { transform } from 'lightningcss';
import type { Selector } from 'lightningcss';

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
