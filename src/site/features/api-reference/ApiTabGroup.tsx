import type { ApiTabGroup as ApiTabGroupData } from '#model/page/ApiPageData.ts';
import { toKebabCase } from '#model/page/ApiPageData.ts';
import type { ApiMember } from '#model/reference/ApiReference.ts';
import { sortMembers } from '#model/reference/sortMembers.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { ApiPageContext } from './ApiPageContext.tsx';
import { ApiRows } from './ApiRows.tsx';
import { ApiSection } from './ApiSection.tsx';
import { ApiTexts } from './ApiTexts.tsx';
import { MemberRow } from './MemberList.tsx';
import styles from './ApiTabEntry.module.css';

/** A component in a guide's API tab, with one list of props for all plans. The props that the guide uses come first. */
export function ApiTabGroup({ group }: { group: ApiTabGroupData }) {
  const { t } = useDocsConfig();
  const { data, used, variants } = group;
  const { name, props } = data.entry;
  const isUsed = (member: ApiMember) => used.includes(member.name);
  const last = variants.at(-1);
  return (
    <ApiPageContext value={data}>
      <ApiTexts className={styles.entry}>
        <h2 className={styles.name} id={toKebabCase(name)} tabIndex={-1}>
          <LongName text={name} />
        </h2>
        <ul className={styles.variants} role="list">
          {variants.map((variant) => (
            <li key={variant.name}>
              <a href={variant.href} aria-label={t('api.tabReference', { name: variant.name })}>
                <code>{variant.name}</code>
              </a>{' '}
              <PlanMark plan={variant.plan} />
            </li>
          ))}
        </ul>
        <PropList id="used-props" members={props.filter(isUsed)} />
        <PropList
          id={used.length > 0 ? 'other-props' : 'props'}
          members={props.filter((member) => !isUsed(member))}
        />
        {last && last.slots + last.classes > 0 ? (
          <p className={styles.more}>
            {t('api.tabMore', {
              name: last.name,
              slots: String(last.slots),
              classes: String(last.classes),
            })}{' '}
            <a href={last.href}>{t('api.tabReference', { name: last.name })}</a>
          </p>
        ) : null}
      </ApiTexts>
    </ApiPageContext>
  );
}

const TITLES = {
  'used-props': 'api.sections.usedProps',
  'other-props': 'api.sections.otherProps',
  props: 'api.sections.props',
} as const;

function PropList({ id, members }: { id: keyof typeof TITLES; members: readonly ApiMember[] }) {
  const { t } = useDocsConfig();
  if (members.length === 0) return null;
  return (
    <ApiSection id={id} title={t(TITLES[id])} count={members.length} rows>
      <ApiRows>
        {sortMembers(members).map((member) => (
          <MemberRow key={member.name} member={member} isReturned={false} />
        ))}
      </ApiRows>
    </ApiSection>
  );
}
