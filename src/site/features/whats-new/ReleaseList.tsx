import type { Release } from '#model/page/Release.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { InlineMarkdown } from '../../ui/InlineMarkdown.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import styles from './ReleaseList.module.css';

export interface ReleaseListProps {
  releases: readonly Release[];
  /** Returns the URL of the page about a piece of code in a product. */
  findLink: (code: string, productId: string) => string | undefined;
}

/** All releases of the current major version, each with its highlights and the changes by product. */
export function ReleaseList({ releases, findLink }: ReleaseListProps) {
  const { t, locale } = useDocsConfig();
  const formatDate = (date: string) =>
    new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="prose">
      {releases.map(({ version, date, highlights, families }, index) => (
        <section key={version} className={styles.release} aria-labelledby={toReleaseId(version)}>
          <h2 id={toReleaseId(version)} className={styles.version}>
            {version} <time dateTime={date}>{formatDate(date)}</time>
          </h2>
          {highlights.length > 0 ? (
            <ul>
              {highlights.map((text) => (
                <li key={text}>
                  <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
          ) : null}
          {families.map(({ productId, name, changes }) => (
            <details key={productId} className={styles.family} open={index === 0}>
              <summary>
                {name}
                <span className={styles.count}>
                  {changes.length === 1
                    ? t('whatsNew.change')
                    : t('whatsNew.changes', { count: String(changes.length) })}
                </span>
              </summary>
              <ul>
                {changes.map(({ text, plan }) => (
                  <li key={`${plan} ${text}`}>
                    <InlineMarkdown text={text} findLink={(code) => findLink(code, productId)} />{' '}
                    <PlanMark plan={plan} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}

/** `8.13.1` → `v8-13-1` */
export function toReleaseId(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}
