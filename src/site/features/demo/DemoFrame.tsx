import type { CSSProperties } from 'react';
import type { DemoData } from '#model/demo/Demo.ts';
import { parseLineRanges } from '#model/demo/lineRanges.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { DemoCodePanel } from './DemoCodePanel.tsx';
import { DemoPicture } from './DemoPicture.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';
import styles from './DemoFrame.module.css';

/** The props of a demo in a page: `<Demo name="BasicBars" bg="inline" />`. */
export interface DemoOptions {
  /** Height to reserve if none has been measured yet. */
  height?: number;
  /** Maximum width in pixels. */
  maxWidth?: number;
  /** `outlined` in a frame, `inline` as part of the text. */
  bg?: 'inline' | 'outlined';
  hideToolbar?: boolean;
  /** `true` starts with the code open, `false` hides the short preview. */
  codeOpen?: boolean;
  /** Lines of the demo to highlight: `4,7-9`. */
  emphasis?: string;
  disableAd?: boolean;
}

/**
 * A demo on the page. Its height is reserved before any script runs. `activateDemos` mounts it when it comes near the viewport,
 * and `controls/` handles the toolbar.
 */
export function DemoFrame({ demo, ...options }: DemoOptions & { demo: DemoData }) {
  const { bg = 'outlined', hideToolbar = false, codeOpen } = options;
  const { t } = useDocsConfig();
  const [first] = demo.stylings;
  const panelId = `${demo.name}-code`;
  return (
    <section
      className={`${styles.frame} ${styles[bg]}`}
      id={demo.name}
      aria-label={t('demo.label', { name: demo.name })}
      data-demo-frame={demo.id}
      data-stylings={JSON.stringify(demo.stylings)}
      data-no-ad={options.disableAd ? '' : undefined}
    >
      <span className={styles.focusStart} tabIndex={-1} data-focus-start="" />
      <div
        className={styles.stage}
        style={createStageStyle(demo, options)}
        data-demo={demo.id}
        data-demo-stage=""
        data-src={first.src}
        data-css={first.css.join(' ')}
        data-parts={demo.parts.join(' ')}
        data-writes-values={demo.writesValues ? '' : undefined}
        {...(demo.html
          ? { 'data-rendered': '', dangerouslySetInnerHTML: { __html: demo.html } }
          : {
              children: (
                <>
                  {demo.picture && <DemoPicture {...demo.picture} />}
                  {(!demo.picture || demo.picture.isLoading || demo.picture.xs === '') && (
                    <noscript>
                      {demo.framedPicture ? (
                        // oxlint-disable-next-line react/iframe-missing-sandbox -- its policy allows no scripts
                        <iframe title={demo.framedPicture.label} src={demo.framedPicture.src} />
                      ) : (
                        <p
                          className={styles.noScript}
                          data-narrow={demo.picture?.xs === '' ? '' : undefined}
                        >
                          {t('demo.noScript')}
                        </p>
                      )}
                    </noscript>
                  )}
                </>
              ),
            })}
      />
      {hideToolbar ? (
        <span hidden />
      ) : (
        <>
          <DemoToolbar
            demo={demo}
            panelId={panelId}
            isOpen={codeOpen === true}
            hasPreview={hasPreview(demo, options)}
          />
          <DemoCodePanel
            demo={demo}
            id={panelId}
            isOpen={codeOpen === true}
            hasPreview={hasPreview(demo, options)}
            emphasis={parseLineRanges(options.emphasis ?? '')}
          />
        </>
      )}
    </section>
  );
}

function hasPreview(demo: DemoData, { codeOpen }: DemoOptions): boolean {
  return demo.preview !== undefined && codeOpen !== false;
}

function createStageStyle(
  { heights }: DemoData,
  { height = 200, maxWidth }: DemoOptions,
): CSSProperties {
  return {
    '--height-xs': `${heights?.xs ?? height}px`,
    '--height-sm': `${heights?.sm ?? height}px`,
    '--height-lg': `${heights?.lg ?? height}px`,
    ...(maxWidth ? { '--max-width': `${maxWidth}px` } : {}),
  } as CSSProperties;
}
