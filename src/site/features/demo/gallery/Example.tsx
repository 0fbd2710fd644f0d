import { use } from 'react';
import type { CSSProperties } from 'react';
import type { ExampleChart, ExampleQuestion } from '#model/demo/Example.ts';
import { useDocsConfig } from '../../../browser/DocsConfigContext.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { PlanMark } from '../../../ui/PlanMark.tsx';
import { DemosContext } from '../DemosContext.tsx';
import { findExampleDemo } from './findExampleDemo.ts';
import styles from './Example.module.css';

export interface ExampleProps {
  /** The demo in its page: `/x/react-charts/bars/#SalesBars`, or `#SalesBars` in this one. */
  href: string;
  title: string;
  /** One sentence: what the example shows, or how. */
  caption: string;
  chart: ExampleChart;
  question: ExampleQuestion;
}

/** Reserved for a demo that hasn't been measured yet. */
const HEIGHT_PX = 360;

/**
 * A card of a gallery. `activateDemos` mounts its demo like any other, and `showExampleCode` loads the code when it's opened. Without
 * scripts, it's a link and a sentence.
 */
export function Example({ href, title, caption, chart, question }: ExampleProps) {
  const { t, href: localize } = useDocsConfig();
  const demo = findExampleDemo(use(DemosContext), href);
  const [first] = demo.stylings;
  const plan = demo.plan ?? 'community';
  const codeLabel = t('gallery.codeOf', { title });
  // A card is about as wide as a phone, on any screen.
  const height = { '--height': `${demo.heights?.xs ?? HEIGHT_PX}px` } as CSSProperties;
  return (
    <li
      className={styles.card}
      data-example=""
      data-question={question}
      data-chart={chart}
      data-plan={plan}
    >
      <p className={styles.title}>
        <a href={href.startsWith('/') ? localize(href) : href}>{title}</a> <PlanMark plan={plan} />
      </p>
      <p className={styles.caption}>{caption}</p>
      <div
        className={styles.stage}
        style={height}
        data-demo-card={demo.id}
        data-demo-stage=""
        data-src={first.src}
        data-css={first.css.join(' ')}
        data-parts={demo.parts.join(' ')}
        data-writes-values={demo.writesValues ? '' : undefined}
        data-needs-script=""
      />
      <details
        className={styles.code}
        data-example-code={`/x/demos/${demo.id}.json`}
        data-needs-script=""
      >
        <summary className={styles.summary} aria-label={codeLabel}>
          {t('gallery.code')}
        </summary>
        <div className={styles.block} data-code-block="" dir="ltr">
          <pre className={styles.pre} tabIndex={0} role="group" aria-label={codeLabel}>
            <code />
          </pre>
          <CopyButton className={styles.copy} label={t('code.copy')} />
        </div>
      </details>
    </li>
  );
}
