import { formatBytes } from '#model/reference/ImportSize.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import { Since } from './Since.tsx';
import styles from './ImportLines.module.css';

/** The import statements, one per package that exports it. */
export function ImportLines() {
  const { t } = useDocsConfig();
  const { entry, size, anchorPrefix = '' } = useApiPage();
  return (
    <ApiSection id="import" title={t('api.sections.import')}>
      <ul className={styles.list} role="list" dir="ltr">
        {entry.imports.map(({ text, plan, package: name }) => (
          <li key={text} className={styles.line} data-code-block="">
            <pre
              className={styles.pre}
              tabIndex={0}
              role="group"
              aria-label={t('api.importFrom', { name })}
            >
              <code>
                <CodeTokens code={text} language="jsx" />
              </code>
            </pre>
            <PlanMark plan={plan} />
            <CopyButton label={t('code.copy')} />
          </li>
        ))}
      </ul>
      {size || entry.since ? (
        <p className={styles.size}>
          <Since version={entry.since} />
          {size ? (
            <a href={`#${anchorPrefix}size`}>
              {t('api.sizeLine', { onTop: formatBytes(size.onTop.brotli) })}
            </a>
          ) : null}
        </p>
      ) : null}
    </ApiSection>
  );
}
