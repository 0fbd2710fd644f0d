import type { ReactNode } from 'react';
import type { ApiPageData } from '#model/page/ApiPageData.ts';
import { isDated, listApiRows } from '#model/page/listApiRows.ts';
import { isPaidPlan } from '#model/product/Plan.ts';
import { ApiFilterBar } from './ApiFilterBar.tsx';
import { ApiPageContext } from './ApiPageContext.tsx';
import { ApiTexts } from './ApiTexts.tsx';
import { ApiRowSections } from './ApiRowSections.tsx';
import { ImportLines } from './ImportLines.tsx';
import { SizeFacts } from './SizeFacts.tsx';
import { SourceAndTheming } from './SourceAndTheming.tsx';
import { UsedIn } from './UsedIn.tsx';

/** Everything about one component, hook, or interface: first its props or members, then where it's used and its size. */
export function ApiEntryView({ data, tryIt }: { data: ApiPageData; tryIt?: ReactNode }) {
  const rowFacts = listApiRows(data.entry);
  const rows = <ApiRowSections tryIt={tryIt} />;
  return (
    <ApiPageContext value={data}>
      <ApiTexts>
        <ImportLines />
        {data.anchorPrefix ? (
          rows
        ) : (
          <ApiFilterBar
            count={rowFacts.length}
            hasPlans={rowFacts.some(({ plan }) => isPaidPlan(plan))}
            versions={isDated(data.entry) ? data.olderReleases : []}
          >
            {rows}
          </ApiFilterBar>
        )}
        <UsedIn />
        <SizeFacts />
        <SourceAndTheming />
      </ApiTexts>
    </ApiPageContext>
  );
}
