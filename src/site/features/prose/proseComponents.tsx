import type { MDXComponents } from 'mdx/types';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Callout } from './Callout.tsx';
import { Catalogue } from './Catalogue.tsx';
import { Details } from './Details.tsx';
import { Kbd } from './Kbd.tsx';
import { KeyTable } from './KeyTable.tsx';
import { ProseLink } from './ProseLink.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import { SectionHeading2, SectionHeading3 } from './SectionHeading.tsx';
import { Step, Steps } from './Steps.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** Everything a page may write without importing it. The names are checked against `MDX_VOCABULARY` of the build. */
export const proseComponents = {
  Callout,
  Catalogue,
  CodeBlock,
  Details,
  Kbd,
  KeyTable,
  Plan: ({ plan }) => <PlanMark plan={plan} linked />,
  Step,
  Steps,
  Tab,
  Tabs,
  a: ProseLink,
  h2: SectionHeading2,
  h3: SectionHeading3,
  table: ({ children }) => <ScrollTable>{children}</ScrollTable>,
} satisfies MDXComponents;
