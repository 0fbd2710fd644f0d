import { CODE_VARIANTS } from '#model/demo/codeVariant.ts';
import type { DemoData } from '#model/demo/Demo.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DemoMoreMenu } from './DemoMoreMenu.tsx';
import { DemoViewMenu } from './DemoViewMenu.tsx';
import { getTablesId } from './tables/getTablesId.ts';
import { ToolButton } from './ToolButton.tsx';
import styles from './DemoToolbar.module.css';

export interface DemoToolbarProps {
  demo: DemoData;
  /** Id of the code panel it controls. */
  panelId: string;
  isOpen: boolean;
  hasPreview: boolean;
}

/** One tab stop; arrows, Home, and End move inside. `controls/` has the behavior and is loaded on first use. */
export function DemoToolbar({ demo, panelId, isOpen, hasPreview }: DemoToolbarProps) {
  const { t, config } = useDocsConfig();
  const labels = hasPreview
    ? { show: t('demo.expandCode'), hide: t('demo.collapseCode') }
    : { show: t('demo.showCode'), hide: t('demo.hideCode') };
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('demo.toolbar', { name: demo.name })}
      data-demo-toolbar=""
      data-ga-event-label={demo.id}
      data-open={isOpen ? '' : undefined}
      data-needs-script=""
    >
      <button
        type="button"
        className={styles.text}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-demo-action="toggle-code"
        data-ga-event-category="demo"
        data-ga-event-action="expand"
      >
        <Icon name="code" />
        <span className={styles.whenClosed}>{labels.show}</span>
        <span className={styles.whenOpen}>{labels.hide}</span>
      </button>
      <div className={styles.variants} role="group" aria-label={t('demo.variant')}>
        {CODE_VARIANTS.map((variant, index) => (
          <button
            key={variant}
            type="button"
            className={styles.variant}
            tabIndex={-1}
            aria-pressed={index === 0}
            title={t(`settings.${variant}`)}
            data-demo-action="variant"
            data-value={variant}
            data-ga-event-category="demo"
            data-ga-event-action={`source-${variant.toLowerCase()}`}
          >
            {variant}
          </button>
        ))}
      </div>
      {demo.stylings.length > 1 ? (
        <select
          className={getControlClass(styles.styling, { isQuiet: true })}
          tabIndex={-1}
          aria-label={t('demo.styling')}
          data-demo-action="styling"
        >
          {demo.stylings.map(({ styling }) => (
            <option key={styling} value={styling}>
              {t(`demo.stylings.${styling}`)}
            </option>
          ))}
        </select>
      ) : null}
      <div className={styles.end}>
        <ToolButton icon="edit" label={t('demo.edit')} action="edit" />
        <ToolButton icon="copy" label={t('demo.copySource')} action="copy" />
        <ToolButton icon="play" label={t('demo.openInPlayground')} action="playground" from="sm" />
        {config.openIn.sandboxes.map(({ id, name }) => (
          <ToolButton
            key={id}
            icon={id === 'stackblitz' ? 'bolt' : 'box'}
            label={t('demo.openIn', { name })}
            action="sandbox"
            value={id}
            from="sm"
          />
        ))}
        {demo.hasTables ? (
          <ToolButton
            icon="table"
            label={t('demo.table.show')}
            action="tables"
            from="sm"
            isCounted={false}
            controls={getTablesId(demo)}
          />
        ) : null}
        <ToolButton
          icon="expand"
          label={t('demo.view.fullScreen')}
          action="full-screen"
          from="md"
          isCounted={false}
        />
        <DemoViewMenu />
        <DemoMoreMenu demo={demo} />
      </div>
    </div>
  );
}
