import en from '#content/strings/en.json' with { type: 'json' };
import type { GuideData } from '#model/page/GuideData.ts';
import type { Heading } from '#model/page/Page.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { SectionHeading2 } from './SectionHeading.tsx';
import styles from './ApiFoot.module.css';

/** This id doesn't collide with a section called "API". */
const ID = 'api-reference';

/** The entry in the contents. "API" is the same in every language. */
export const FOOT_HEADING: Heading = { id: ID, text: en.api.guideFoot, depth: 2 };

/** API links at the end of a guide. */
export function ApiFoot({ entries }: { entries: GuideData['api'] }) {
  const { t } = useDocsConfig();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={ID}>
      <SectionHeading2 id={ID}>{t('api.guideFoot')}</SectionHeading2>
      <p>{t('api.guideFootText')}</p>
      <ul role="list" className={styles.list}>
        {entries.map(({ name, href, plan }) => (
          <li key={name}>
            <a href={href}>
              <code>{name}</code>
            </a>{' '}
            <PlanMark plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}
