import type { ApiSignature } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import { TypeText } from './TypeText.tsx';
import styles from './SignatureList.module.css';

/** Parameters and return value of a function, if the declaration says more about them than the types do. */
export function SignatureList({ signatures }: { signatures: readonly ApiSignature[] }) {
  const { t } = useDocsConfig();
  const described = signatures.filter(
    ({ parameters, returns }) =>
      parameters.some(({ description }) => description) || returns.description,
  );
  return described.map((signature) => (
    <dl key={signature.text} className={styles.signature}>
      {signature.parameters.map((parameter) => (
        <div key={parameter.name} className={styles.part}>
          <dt className={styles.name}>
            <code>{parameter.name}</code> <TypeText type={parameter.type} />
          </dt>
          <dd className={styles.text}>
            <MarkdownText text={parameter.description} />
          </dd>
        </div>
      ))}
      {signature.returns.description ? (
        <div className={styles.part}>
          <dt className={styles.name}>
            {t('api.returns')} <TypeText type={signature.returns.type} />
          </dt>
          <dd className={styles.text}>
            <MarkdownText text={signature.returns.description} />
          </dd>
        </div>
      ) : null}
    </dl>
  ));
}
