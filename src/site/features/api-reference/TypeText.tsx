import type { ApiType } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import styles from './TypeText.module.css';

/** A type whose named types are links: to their page, or to a popover if they have none (`openType`). */
export function TypeText({ type }: { type: ApiType }) {
  const { t } = useDocsConfig();
  return (
    <>
      <code className={styles.type}>
        <Names text={type.text} names={type.names ?? []} />
      </code>
      {type.full ? (
        <details className={styles.full}>
          <summary>{t('api.fullType')}</summary>
          <pre className={styles.pre} tabIndex={0}>
            <code>
              <Names text={type.full} names={type.names ?? []} />
            </code>
          </pre>
        </details>
      ) : null}
    </>
  );
}

function Names({ text, names }: { text: string; names: readonly string[] }) {
  const { links, family } = useApiPage();
  if (names.length === 0) return <CodeTokens code={text} language="type" />;
  const keys = new Map(names.map((key) => [key.split('~')[0] ?? key, key]));
  const pattern = new RegExp(`\\b(${[...keys.keys()].join('|')})\\b`, 'g');
  return text.split(pattern).map((part, index) => {
    const key = keys.get(part);
    if (!key) return <CodeTokens key={index} code={part} language="type" />;
    if (links[part]) {
      return (
        <a key={index} href={links[part]}>
          {part}
        </a>
      );
    }
    return (
      <button
        key={index}
        type="button"
        className={styles.name}
        data-type={key}
        data-family={family}
        aria-haspopup="dialog"
      >
        {part}
      </button>
    );
  });
}
