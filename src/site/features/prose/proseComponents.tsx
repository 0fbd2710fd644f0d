import type { MDXComponents } from 'mdx/types';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Callout } from './Callout.tsx';
import { Catalog } from './Catalog.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { Kbd } from './Kbd.tsx';
import { KeyTable } from './KeyTable.tsx';
import { ProseLink } from './ProseLink.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import { SectionHeading2, SectionHeading3 } from './SectionHeading.tsx';
import { Step, Steps } from './Steps.tsx';
import { TableSection } from './TableSection.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** The components that pages can use without importing them. The names are checked against `MDX_VOCABULARY` in the generator. */
export const proseComponents = {
  Callout,
  Catalog,
  CodeBlock,
  CommonMistakes: ({ children }) => <TableSection kind="mistakes">{children}</TableSection>,
  Decision: ({ children }) => <TableSection kind="decision">{children}</TableSection>,
  Details,
  Figure,
  Kbd,
  KeyTable,
  Plan: ({ plan }) => <PlanMark plan={plan} linked />,
  Step,
  Steps,
  Tab,
  Tabs,
  WorksWith: ({ children }) => <TableSection kind="worksWith">{children}</TableSection>,
  a: ProseLink,
  h2: SectionHeading2,
  h3: SectionHeading3,
  table: ({ children }) => <ScrollTable>{children}</ScrollTable>,
} satisfies MDXComponents;
