import { EXAMPLE_CHARTS, EXAMPLE_QUESTIONS } from '#model/demo/Example.ts';
import { CATALOG_KINDS } from '#model/reference/Catalog.ts';

/** What a component in a page takes. Values are listed where only a few make sense. */
export interface MdxComponent {
  required?: readonly string[];
  optional?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
  isCheckedElsewhere?: boolean;
}

/** Everything a page may write without importing it; the same names as the components of the guide layout. */
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
  // The demo that it leads to is checked with the page's links.
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
