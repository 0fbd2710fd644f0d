import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { DEMO_VIEW } from './demoView.ts';
import menuStyles from './DemoMoreMenu.module.css';
import styles from './DemoViewMenu.module.css';

/** The content of the view menu, once per page: `controls/viewMenu` copies it into the menu that opens. */
export function DemoViewOptions() {
  const { t } = useDocsConfig();
  return (
    <>
      {Object.entries(DEMO_VIEW).map(([name, values]) => (
        <div
          key={name}
          className={styles.group}
          role="group"
          aria-label={t(`demo.view.${name}` as 'demo.view.width')}
        >
          <span className={styles.label} aria-hidden="true">
            {t(`demo.view.${name}` as 'demo.view.width')}
          </span>
          <span className={styles.choices}>
            {values.map((value) => (
              <button
                key={value}
                type="button"
                className={styles.choice}
                aria-pressed={false}
                data-demo-action="view"
                data-value={`${name}:${value}`}
              >
                {t(`demo.view.${value}`)}
              </button>
            ))}
          </span>
        </div>
      ))}
      <button type="button" className={menuStyles.item} data-demo-action="full-screen">
        {t('demo.view.fullScreen')}
      </button>
    </>
  );
}
