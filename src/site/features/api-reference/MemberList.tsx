import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiMember } from '#model/reference/ApiReference.ts';
import { sortMembers } from '#model/reference/sortMembers.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { ApiRow } from './ApiRow.tsx';
import { ApiRows } from './ApiRows.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import { SignatureList } from './SignatureList.tsx';

export interface MemberListProps {
  section: 'props' | 'parameters' | 'returns' | 'properties';
  members: readonly ApiMember[];
}

/** Props of a component, or members of an interface, of parameters, or of a return value. */
export function MemberList({ section, members }: MemberListProps) {
  const { t } = useDocsConfig();
  if (members.length === 0) return null;
  return (
    <ApiSection id={section} title={t(`api.sections.${section}`)} count={members.length} rows>
      <ApiRows>
        {sortMembers(members).map((member) => (
          <MemberRow key={member.name} member={member} isReturned={section === 'returns'} />
        ))}
      </ApiRows>
    </ApiSection>
  );
}

/** One member with all the information from its declaration. */
export function MemberRow({ member, isReturned }: { member: ApiMember; isReturned: boolean }) {
  const { t } = useDocsConfig();
  const { entry } = useApiPage();
  return (
    <ApiRow
      id={createApiAnchor(entry.name, isReturned ? 'returns' : 'prop', member.name)}
      name={member.name}
      mark={member.required ? '*' : entry.kind === 'interface' ? '?' : undefined}
      type={member.type}
      defaultValue={member.default}
      plan={member.plan}
      since={member.since}
      deprecated={member.deprecated}
    >
      <MarkdownText text={member.description} />
      {member.see?.map((text) => (
        <MarkdownText key={text} text={text} />
      ))}
      {member.from ? <MarkdownText text={t('api.from', { name: member.from })} /> : null}
      {member.signatures ? (
        <SignatureList signatures={member.signatures} type={member.type.text} />
      ) : null}
    </ApiRow>
  );
}
