import type { ReactNode } from 'react';
import type { ApiPageData } from '#model/page/ApiPageData.ts';
import { ClassList } from './ClassList.tsx';
import { CssVariableList } from './CssVariableList.tsx';
import { HookSignature } from './HookSignature.tsx';
import { ImportLines } from './ImportLines.tsx';
import { MemberList } from './MemberList.tsx';
import { SizeFacts } from './SizeFacts.tsx';
import { SlotList } from './SlotList.tsx';
import { SourceAndTheming } from './SourceAndTheming.tsx';
import { UsedIn } from './UsedIn.tsx';
import { ApiPageContext } from './ApiPageContext.tsx';

/** Everything about one component, hook, or interface. The same on its API page and in the tabs of a guide. */
export function ApiEntryView({ data, tryIt }: { data: ApiPageData; tryIt?: ReactNode }) {
  const { entry } = data;
  return (
    <ApiPageContext value={data}>
      <ImportLines />
      <UsedIn />
      {tryIt}
      {entry.kind === 'component' ? (
        <>
          <MemberList section="props" members={entry.props} />
          <SlotList slots={entry.slots} />
          <ClassList classes={entry.classes} />
          <CssVariableList variables={entry.cssVariables} />
        </>
      ) : null}
      {entry.kind === 'hook' ? (
        <>
          <HookSignature hook={entry} />
          <MemberList section="parameters" members={entry.parameterMembers} />
          <MemberList section="returns" members={entry.returnMembers} />
        </>
      ) : null}
      {entry.kind === 'interface' ? (
        <MemberList section="properties" members={entry.members} />
      ) : null}
      <SizeFacts />
      <SourceAndTheming />
    </ApiPageContext>
  );
}
