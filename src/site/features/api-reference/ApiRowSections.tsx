import type { ReactNode } from 'react';
import { ClassList } from './ClassList.tsx';
import { CssVariableList } from './CssVariableList.tsx';
import { HookSignature } from './HookSignature.tsx';
import { MemberList } from './MemberList.tsx';
import { SlotList } from './SlotList.tsx';
import { useApiPage } from './ApiPageContext.tsx';

/** The sections with everything an entry accepts and returns. */
export function ApiRowSections({ tryIt = null }: { tryIt?: ReactNode }) {
  const { entry } = useApiPage();
  switch (entry.kind) {
    case 'component':
      return (
        <>
          <MemberList section="props" members={entry.props} />
          {tryIt}
          <SlotList slots={entry.slots} />
          <ClassList classes={entry.classes} />
          <CssVariableList variables={entry.cssVariables} />
        </>
      );
    case 'hook':
      return (
        <>
          <HookSignature hook={entry} />
          <MemberList section="parameters" members={entry.parameterMembers} />
          <MemberList section="returns" members={entry.returnMembers} />
        </>
      );
    case 'interface':
      return <MemberList section="properties" members={entry.members} />;
  }
}
