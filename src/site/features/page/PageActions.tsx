import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import menuStyles from '../../ui/MenuList.module.css';
import styles from './PageActions.module.css';

/** Actions for the page: copy it, view its Markdown, or open it in an assistant. */
export function PageActions({ twin }: { twin: PageTwin | undefined }) {
  const { t, config } = useDocsConfig();
  if (!twin) return null;
  const prompt = t('page.actions.prompt', { url: config.siteUrl + twin.href });
  return (
    <div className={styles.actions} role="group" aria-label={t('page.actions.label')}>
      <button
        type="button"
        className={styles.action}
        data-copy-page={twin.href}
        data-copied-text={t('page.actions.copied')}
        data-failed-text={t('page.actions.failed')}
        data-needs-script=""
        data-ga-event-category="docs"
        data-ga-event-action="copy-page"
      >
        <span className={styles.icons}>
          <Icon name="copy" />
          <Icon name="check" />
        </span>
        {t('page.actions.copy')}
      </button>
      <a className={styles.action} href={twin.href} type="text/markdown">
        <Icon name="code" />
        {t('page.actions.markdown')}
      </a>
      {config.openIn.assistants.length > 0 ? (
        <details className={menuStyles.menu} data-menu="">
          <summary className={styles.action}>
            {t('page.actions.openIn')}
            <Icon name="chevron-down" />
          </summary>
          <ul className={menuStyles.list} role="list">
            {config.openIn.assistants.map(({ id, name, url }) => (
              <li key={id}>
                <a
                  className={menuStyles.item}
                  href={url.replace('{prompt}', encodeURIComponent(prompt))}
                  target="_blank"
                  rel="noopener"
                  data-ga-event-category="docs"
                  data-ga-event-action="open-in-assistant"
                  data-ga-event-label={id}
                >
                  {name}
                  <Icon name="external" />
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
