import type { DemoData } from '#model/demo/Demo.ts';
import { getSourceUrl } from '#model/site/docsLinks.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getIconButtonClass } from '../../ui/getIconButtonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { getTablesId } from './tables/getTablesId.ts';
import styles from './DemoMoreMenu.module.css';

/** Less common actions. A native disclosure that closes the way the menus of the header do. */
export function DemoMoreMenu({ demo }: { demo: DemoData }) {
  const { t, config } = useDocsConfig();
  const sourceHref = getSourceUrl(config, `content/${demo.id}.tsx`);
  const items = [
    ...config.openIn.sandboxes.map(({ id, name }) => ({
      action: 'sandbox',
      event: id as string,
      value: id as string,
      label: t('demo.openIn', { name }),
      phoneOnly: true,
    })),
    {
      action: 'playground',
      event: 'playground',
      label: t('demo.openInPlayground'),
      phoneOnly: true,
    },
    { action: 'download', event: 'download', label: t('demo.download') },
    {
      action: 'copy-link',
      event: 'copy-js-source-link',
      value: 'JS',
      label: t('demo.copyJsLink'),
    },
    {
      action: 'copy-link',
      event: 'copy-ts-source-link',
      value: 'TS',
      label: t('demo.copyTsLink'),
    },
    { action: 'reset-focus', event: 'reset-focus', label: t('demo.resetFocus') },
    { action: 'reset', event: 'reset', label: t('demo.reset') },
    ...(config.chat.url
      ? [{ action: 'chat', event: 'open-in-mui-chat', label: t('demo.chat') }]
      : []),
  ] as { action: string; event: string; value?: string; label: string; phoneOnly?: boolean }[];
  return (
    <details className={styles.more} data-menu="">
      <summary
        className={getIconButtonClass({ size: 'small' })}
        tabIndex={-1}
        aria-label={t('demo.more')}
      >
        <Icon name="more" />
      </summary>
      <ul className={styles.list} role="list">
        <li className={styles.phoneOnly} data-demo-view="" />
        {demo.hasTables ? (
          <li className={styles.phoneOnly}>
            <button
              type="button"
              className={styles.item}
              aria-expanded={false}
              aria-controls={getTablesId(demo)}
              data-demo-action="tables"
            >
              {t('demo.table.show')}
            </button>
          </li>
        ) : null}
        {items.map(({ action, event, value, label, phoneOnly }) => (
          <li key={label} className={phoneOnly ? styles.phoneOnly : undefined}>
            <button
              type="button"
              className={styles.item}
              data-demo-action={action}
              data-value={value}
              data-ga-event-category={action === 'chat' ? 'mui-chat' : 'demo'}
              data-ga-event-action={event}
            >
              {label}
            </button>
          </li>
        ))}
        {sourceHref ? (
          <li>
            <a
              className={styles.item}
              href={sourceHref}
              rel="noopener"
              data-ga-event-category="demo"
              data-ga-event-action="github"
            >
              {t('demo.viewOnGitHub')}
            </a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
