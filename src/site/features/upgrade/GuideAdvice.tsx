import { useState } from 'react';
import type { DifferenceLinks } from '#model/reference/Upgrade.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { InlineMarkdown } from '../../ui/InlineMarkdown.tsx';
import { CodemodCommand } from './CodemodCommand.tsx';
import styles from './GuideAdvice.module.css';

export interface GuideAdviceProps {
  links: Pick<DifferenceLinks, 'excerpt' | 'codemod'>;
  /** The name of the prop, component, or other API that changed. */
  name: string;
}

/** The codemod for a change, and an excerpt from the guide on request. */
export function GuideAdvice({ links: { excerpt, codemod }, name }: GuideAdviceProps) {
  const { t } = useDocsConfig();
  // The excerpt is rendered on demand, because hundreds of rows have one and few of them are opened.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {codemod === undefined ? null : <CodemodCommand command={codemod} />}
      {excerpt ? (
        <details
          className={styles.excerpt}
          data-no-print=""
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>
            {t('upgrade.report.excerpt')}
            <span className="visually-hidden"> {t('upgrade.report.guideFor', { name })}</span>
          </summary>
          {isOpen && excerpt.paragraph !== undefined ? (
            <p lang="en" dir="ltr">
              <InlineMarkdown text={excerpt.paragraph} />
            </p>
          ) : null}
          {isOpen && excerpt.example !== undefined ? <Diff text={excerpt.example} /> : null}
        </details>
      ) : null}
    </>
  );
}

/** Classes for the lines of a diff, the same as in code blocks. */
const SIDES: Record<string, string> = { '-': 'd', '+': 'i' };

function Diff({ text }: { text: string }) {
  const { t } = useDocsConfig();
  return (
    <pre dir="ltr" tabIndex={0} role="group" aria-label={t('code.label', { language: 'diff' })}>
      <code>
        {text.split('\n').map((line, index) => (
          <span key={index} className={SIDES[line.charAt(0)]}>
            {line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
