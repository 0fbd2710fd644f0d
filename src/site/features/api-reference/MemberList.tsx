import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiMember } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { ApiRow } from './ApiRow.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import { SignatureList } from './SignatureList.tsx';
import { TypeText } from './TypeText.tsx';
import { UseLinks } from './UseLinks.tsx';

export interface MemberListProps {
  section: 'props' | 'parameters' | 'returns' | 'properties';
  members: readonly ApiMember[];
}

/** Props of a component, or members of an interface, of parameters, or of a return value. */
export function MemberList({ section, members }: MemberListProps) {
  const { t } = useDocsConfig();
  const { entry, usage } = useApiPage();
  if (members.length === 0) return null;
  return (
    <ApiSection
      id={section}
      title={t(`api.sections.${section}`)}
      count={members.length}
      tools="members"
    >
      <ul role="list" className="api-rows">
        {members.map((member) => (
          <ApiRow
            key={member.name}
            id={createApiAnchor(
              entry.name,
              section === 'returns' ? 'returns' : 'prop',
              member.name,
            )}
            name={member.name}
            mark={member.required ? '*' : entry.kind === 'interface' ? '?' : undefined}
            type={<TypeText type={member.type} />}
            defaultValue={member.default}
            plan={member.plan}
            deprecated={member.deprecated}
            end={<PlanMark plan={member.plan} linked />}
          >
            <MarkdownText text={member.description} />
            {member.see?.map((text) => (
              <MarkdownText key={text} text={text} />
            ))}
            {member.from ? <p>{t('api.from', { name: member.from })}</p> : null}
            {member.signatures ? <SignatureList signatures={member.signatures} /> : null}
            <UseLinks uses={usage[member.name] ?? []} />
          </ApiRow>
        ))}
      </ul>
    </ApiSection>
  );
}
