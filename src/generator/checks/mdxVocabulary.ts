import { EXAMPLE_CHARTS, EXAMPLE_QUESTIONS } from '#model/demo/Example.ts';
import { CATALOG_KINDS } from '#model/reference/Catalog.ts';

/** The attributes of a component. Values are listed if an attribute only accepts a few. */
export interface MdxComponent {
  required?: readonly string[];
  optional?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
  isCheckedElsewhere?: boolean;
}

/** All components that a page can use without an import. The guide layout provides the same names. */
export const MDX_VOCABULARY: Readonly<Record<string, MdxComponent>> = {
  Callout: {
    required: ['kind'],
    optional: ['title'],
    values: { kind: ['info', 'success', 'warning', 'error'] },
  },
  Catalog: { required: ['of'], values: { of: CATALOG_KINDS } },
  CommonMistakes: {},
  Decision: {},
  // Its name and options are checked with the page's demos.
  Demo: { isCheckedElsewhere: true },
  Details: { required: ['summary'] },
  // The demo that it links to is checked with the page's links.
  Example: {
    required: ['href', 'title', 'caption', 'chart', 'question'],
    values: { chart: EXAMPLE_CHARTS, question: EXAMPLE_QUESTIONS },
  },
  Figure: { required: ['alt'], optional: ['caption'] },
  Gallery: {},
  Kbd: {},
  KeyTable: { required: ['rows'], optional: ['caption'] },
  Plan: { required: ['plan'], values: { plan: ['pro', 'premium'] } },
  Step: { required: ['title'] },
  Steps: {},
  Tab: { required: ['label'] },
  Tabs: { optional: ['group'] },
  WorksWith: {},
};
