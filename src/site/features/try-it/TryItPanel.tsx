import type { TryItPanelData } from '#model/try-it/TryItPanelData.ts';
import { formatTryItCode } from '#model/try-it/tryItValues.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import styles from './TryItPanel.module.css';

/**
 * The static part of a panel for setting the props of a component. `startPanel` makes it interactive and loads the controls, which
 * would otherwise be a large part of the page.
 */
export function TryItPanel({
  productId,
  name,
  controls,
  given,
  without,
  height,
  host,
}: TryItPanelData) {
  const { t } = useDocsConfig();
  return (
    <div
      data-try-it={name}
      data-try-product={productId}
      data-try-host={host}
      data-try-given={given.length > 0 ? '' : undefined}
      data-try-without={without.join(' ') || undefined}
      data-failed={t('tryIt.failed')}
      data-was-reset={t('tryIt.wasReset')}
      style={{ '--try-height': `${height}px` } as React.CSSProperties}
    >
      <noscript>
        <p>{t('tryIt.noScript')}</p>
      </noscript>
      {host && host !== 'alone' ? <p>{t(`tryIt.hosts.${host}`)}</p> : null}
      <div className={styles.frame} data-needs-script="">
        <div
          className={styles.stage}
          data-try-stage=""
          data-demo-stage=""
          role="group"
          aria-label={t('tryIt.preview', { name })}
        >
          <p className={styles.waiting}>{t('tryIt.waiting')}</p>
        </div>
        <form className={styles.controls} aria-label={t('tryIt.controls', { name })}>
          <div className={styles.tools}>
            <input
              className={getControlClass(styles.filter)}
              type="search"
              placeholder={t('tryIt.filter')}
              aria-label={t('tryIt.filter')}
              data-try-filter=""
            />
            <button type="reset" className={getControlClass(styles.reset, { isQuiet: true })}>
              {t('tryIt.reset')}
            </button>
          </div>
          <div className={styles.list}>
            <div data-try-list="" />
            <p className={styles.none} role="status" data-try-none="" hidden>
              {t('tryIt.none')}
            </p>
          </div>
        </form>
        <div className={styles.foot}>
          <div className={styles.code} data-code-block="" dir="ltr">
            <pre className={styles.pre} tabIndex={0} role="group" aria-label={t('tryIt.code')}>
              <code data-try-code="">
                <CodeTokens
                  code={formatTryItCode({ productId, name }, controls, {})}
                  language="jsx"
                />
              </code>
            </pre>
            <CopyButton className={styles.copy} label={t('code.copy')} />
          </div>
          <CallLogView />
        </div>
      </div>
    </div>
  );
}

/** The call log, shown once the reader logs something. */
function CallLogView() {
  const { t } = useDocsConfig();
  return (
    <section className={styles.log} aria-label={t('tryIt.calls')} data-try-log="" hidden>
      <div className={styles.logHead}>
        <span>{t('tryIt.calls')}</span>
        <button type="button" className={styles.clear}>
          {t('tryIt.clear')}
        </button>
      </div>
      <p className={styles.logEmpty} data-try-log-empty="">
        {t('tryIt.noCalls')}
      </p>
      <div className={styles.lines} role="log" aria-label={t('tryIt.calls')} tabIndex={0} dir="ltr">
        <ol />
      </div>
    </section>
  );
}
