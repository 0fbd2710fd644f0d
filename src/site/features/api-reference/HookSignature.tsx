import type { ApiHook } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { ApiSection } from './ApiSection.tsx';
import { SignatureList } from './SignatureList.tsx';
import styles from './ImportLines.module.css';

/** The signature of a hook. */
export function HookSignature({ hook }: { hook: ApiHook }) {
  const { t } = useDocsConfig();
  return (
    <ApiSection id="signature" title={t('api.sections.signature')}>
      {hook.signatures.map(({ text }) => (
        <pre
          key={text}
          className={styles.pre}
          tabIndex={0}
          role="group"
          aria-label={t('api.sections.signature')}
          dir="ltr"
        >
          <code>
            <CodeTokens code={text} language="type" />
          </code>
        </pre>
      ))}
      <SignatureList signatures={hook.signatures} />
    </ApiSection>
  );
}
