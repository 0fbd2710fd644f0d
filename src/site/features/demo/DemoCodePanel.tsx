import { getDataSetPath } from '#model/demo/DataSet.ts';
import type { DemoData } from '#model/demo/Demo.ts';
import { emphasizeLines } from '#model/demo/lineRanges.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { RowsButton } from './RowsButton.tsx';
import styles from './DemoCodePanel.module.css';

export interface DemoCodePanelProps {
  demo: DemoData;
  id: string;
  isOpen: boolean;
  hasPreview: boolean;
  /** Lines of the demo file to highlight. */
  emphasis: ReadonlySet<number>;
}

/** The code of a demo: a short preview while closed, all files as tabs while open. Without scripts, it's always open. */
export function DemoCodePanel({ demo, id, isOpen, hasPreview, emphasis }: DemoCodePanelProps) {
  const { t } = useDocsConfig();
  return (
    <div
      className={styles.panel}
      id={id}
      data-demo-code=""
      data-open={isOpen ? '' : undefined}
      dir="ltr"
    >
      {hasPreview && demo.preview ? (
        <div className={styles.preview} data-code-block="">
          <pre
            className={styles.pre}
            tabIndex={0}
            role="group"
            aria-label={t('demo.preview', { name: demo.name })}
          >
            <code data-preview="" dangerouslySetInnerHTML={{ __html: demo.preview }} />
          </pre>
          <CopyButton className={styles.copy} label={t('code.copy')} />
        </div>
      ) : null}
      <div className={styles.full}>
        {demo.files.length > 1 ? (
          <div
            className={styles.tabs}
            role="tablist"
            aria-label={t('demo.files')}
            data-needs-script=""
          >
            {demo.files.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                role="tab"
                className={styles.tab}
                id={`${id}-tab-${index}`}
                aria-controls={`${id}-file-${index}`}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
                data-demo-action="file"
                data-value={index}
              >
                {name}
              </button>
            ))}
          </div>
        ) : null}
        {demo.files.map(({ name, html, dataSet }, index) => (
          <div
            key={name}
            className={styles.file}
            id={`${id}-file-${index}`}
            data-file={index}
            data-code-block=""
            data-active={index === 0 ? '' : undefined}
            data-rows={dataSet && getDataSetPath(dataSet.name)}
            {...(demo.files.length > 1
              ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` }
              : {})}
          >
            <pre
              className={styles.pre}
              tabIndex={0}
              role="group"
              aria-label={t('demo.code', { file: name })}
            >
              <code
                dangerouslySetInnerHTML={{
                  __html: index === 0 ? emphasizeLines(html, emphasis) : html,
                }}
              />
            </pre>
            {dataSet ? <RowsButton dataSet={dataSet} index={index} /> : null}
            <CopyButton
              className={styles.copy}
              label={t('demo.copySource')}
              action={dataSet ? 'copy' : undefined}
            />
          </div>
        ))}
      </div>
      <div className={styles.editor} data-demo-editor="" hidden />
    </div>
  );
}
