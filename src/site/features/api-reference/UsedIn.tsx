import { useDocsConfig } from '../../state/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import styles from './UsedIn.module.css';

/** Where it can be seen at work: guides first, then demos. */
export function UsedIn() {
  const { t } = useDocsConfig();
  const { guides, demos } = useApiPage();
  if (guides.length === 0 && demos.length === 0) return null;
  return (
    <ApiSection id="demos" title={t('api.sections.demos')}>
      {guides.length > 0 ? (
        <ul className={styles.guides}>
          {guides.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {demos.length > 0 ? (
        <details className={styles.demos}>
          <summary>{t('api.usedInDemos', { count: demos.length })}</summary>
          <ul>
            {demos.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </ApiSection>
  );
}
