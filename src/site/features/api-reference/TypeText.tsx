import type { ApiType } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { useApiPage } from './ApiPageContext.tsx';

/**
 * A type in the colors of the code theme. Named types link to their page, or open a popover if they have none (`openType`).
 * The product they belong to is an attribute of the surrounding `ApiTexts`.
 */
export function TypeText({ type }: { type: ApiType }) {
  return (
    <>
      <code className="api-type-text">
        <Names text={type.text} names={type.names ?? []} />
      </code>
      <FullType type={type} />
    </>
  );
}

/** The complete type, if the row shows a shortened version. */
function FullType({ type: { full, names = [] } }: { type: ApiType }) {
  const { t } = useDocsConfig();
  if (!full) return null;
  return (
    <details className="api-full">
      <summary>{t('api.fullType')}</summary>
      <pre tabIndex={0}>
        <code>
          <Names text={full} names={names} />
        </code>
      </pre>
    </details>
  );
}

function Names({ text, names }: { text: string; names: readonly string[] }) {
  const { links } = useApiPage();
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
      <button key={index} data-type={key === part ? '' : key}>
        {part}
      </button>
    );
  });
}
