import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getIconButtonClass } from '../../ui/getIconButtonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import menuStyles from './DemoMoreMenu.module.css';
import styles from './DemoViewMenu.module.css';

/** How this demo is shown. On phones, the options are at the top of the other menu. They're filled in when a menu opens. */
export function DemoViewMenu() {
  const { t } = useDocsConfig();
  return (
    <details className={`${menuStyles.more} ${styles.menu}`} data-menu="">
      <summary
        className={getIconButtonClass({ size: 'small' })}
        tabIndex={-1}
        aria-label={t('demo.view.label')}
        title={t('demo.view.label')}
      >
        <Icon name="monitor" />
      </summary>
      <div className={menuStyles.list} data-demo-view="" />
    </details>
  );
}
