import { use } from 'react';
import { DemosContext } from './DemosContext.tsx';
import { DemoFrame } from './DemoFrame.tsx';
import type { DemoOptions } from './DemoFrame.tsx';

/** `<Demo name="BasicBars" />` in a page: finds the data that the build prepared for the demo. */
export function DemoSlot({ name, ...options }: DemoOptions & { name: string }) {
  const demo = use(DemosContext)[name];
  if (!demo) throw new Error(`Demo "${name}" isn't in the folder of this page.`);
  return <DemoFrame demo={demo} {...options} />;
}
