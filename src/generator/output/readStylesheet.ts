import { transform } from 'lightningcss';
import type { Selector } from 'lightningcss';

/** What later steps need to know about a built stylesheet. */
export interface BuiltStylesheet {
  /** Names that CSS modules created: `_Header-menu`. */
  moduleClasses: ReadonlySet<string>;
  /** Has rules without any such name, so that it can matter on every page. */
  hasGlobalRules: boolean;
  /** As written, often relative. */
  urls: readonly string[];
}

/** The names of `createClassName`. */
const MODULE_CLASS = /^_[A-Za-z]\w*-[\w-]+$/;

export function readStylesheet(css: string): BuiltStylesheet {
  const moduleClasses = new Set<string>();
  const urls: string[] = [];
  let hasGlobalRules = false;
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          const classes = selectors.flatMap(listClasses).filter((name) => MODULE_CLASS.test(name));
          for (const name of classes) moduleClasses.add(name);
          // A nested rule applies only where the rule around it does.
          hasGlobalRules ||= classes.length === 0 && !selectors.every(isNested);
          return undefined;
        },
      },
      Url({ url }) {
        urls.push(url);
        return undefined;
      },
    },
  });
  return { moduleClasses, hasGlobalRules, urls };
}

/** `.a:is(.b, .c) d` → a, b, c */
function listClasses(selector: Selector): string[] {
  return selector.flatMap((component) => {
    if (component.type === 'class') return [component.name];
    const inner = 'selectors' in component ? (component.selectors ?? []) : [];
    return (inner as Selector[]).flatMap(listClasses);
  });
}

function isNested(selector: Selector): boolean {
  return selector.some(({ type }) => type === 'nesting');
}
