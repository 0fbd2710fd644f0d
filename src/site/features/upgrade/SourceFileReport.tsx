import type { SourceReport, SourceUse } from '#model/upgrade/SourceReport.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { InlineMarkdown } from '../../ui/InlineMarkdown.tsx';
import { GuideAdvice } from './GuideAdvice.tsx';
import styles from './SourceFileReport.module.css';

export interface SourceFileReportProps {
  report: SourceReport;
  name: string;
  /** The text that was checked. */
  text: string;
  /** Undefined for pasted code, which users remove from the text field. */
  onRemove: (() => void) | undefined;
}

/** Lists everything in one file that changes, or shows why the file couldn't be checked. */
export function SourceFileReport({ report, name, text, onRemove }: SourceFileReportProps) {
  const { t } = useDocsConfig();
  const lines = text.split('\n');
  return (
    <section className={styles.file} aria-label={name}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi> <span className={styles.count}>{describe()}</span>
        {onRemove ? (
          <button
            type="button"
            className={styles.remove}
            onClick={onRemove}
            aria-label={t('upgrade.source.removeOf', { name })}
          >
            {t('upgrade.source.remove')}
          </button>
        ) : null}
      </h3>
      {'problem' in report ? (
        <p className={styles.problem}>{t(`upgrade.source.problem.${report.problem}`)}</p>
      ) : (
        <ul className={styles.uses} role="list">
          {report.uses.map((use) => (
            <Use key={`${use.line}:${use.column}`} use={use} line={lines[use.line - 1] ?? ''} />
          ))}
        </ul>
      )}
    </section>
  );

  function describe(): string {
    if ('problem' in report) return '';
    const count = report.uses.length;
    if (count === 0) return t('upgrade.source.clean');
    return count === 1 ? t('upgrade.source.one') : t('upgrade.source.found', { count });
  }
}

function Use({ use, line }: { use: SourceUse; line: string }) {
  const { t, href } = useDocsConfig();
  const { column, length, links, fix, certainty, difference } = use;
  const [start, end] = [column - 1, column - 1 + length];
  return (
    <li className={styles.use}>
      <p className={styles.place}>
        {t('upgrade.source.line', { line: use.line })}
        {' · '}
        {t(`upgrade.kinds.${difference.kind}`)}
        {certainty === 'possible' ? ` · ${t('upgrade.source.possible')}` : ''}
      </p>
      <pre className={styles.code} dir="ltr" tabIndex={0} role="group" aria-label={use.text}>
        <code>
          {line.slice(0, start).trimStart()}
          <mark>{line.slice(start, end)}</mark>
          {line.slice(end)}
        </code>
      </pre>
      <p className={styles.fix}>
        <InlineMarkdown text={fix} />{' '}
        {links.guide ? (
          <a href={href(links.guide.path)}>
            {t('upgrade.report.guide')}
            <span className="visually-hidden">
              {' '}
              {t('upgrade.report.guideFor', { name: use.text })}
            </span>
          </a>
        ) : null}
      </p>
      <GuideAdvice links={links} name={use.text} />
    </li>
  );
}
