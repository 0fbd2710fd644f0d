import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiClass } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiRow } from './ApiRow.tsx';
import { ApiSection } from './ApiSection.tsx';
import { MarkdownText } from './MarkdownText.tsx';

export function ClassList({ classes }: { classes: readonly ApiClass[] }) {
  const { t } = useDocsConfig();
  const { entry } = useApiPage();
  if (classes.length === 0) return null;
  return (
    <ApiSection
      id="classes"
      title={t('api.sections.classes')}
      count={classes.length}
      tools="classes"
    >
      <ul role="list" className="api-rows">
        {classes.map((item) => (
          <ApiRow
            key={`${item.part} ${item.className}`}
            id={createApiAnchor(entry.name, 'classes', toAnchorName(item))}
            name={`.${item.className}`}
            type={item.part ? <code>{item.part}</code> : <code>{item.key}</code>}
            deprecated={item.deprecated}
          >
            <MarkdownText text={item.description} />
          </ApiRow>
        ))}
      </ul>
    </ApiSection>
  );
}

/** If an inner part has a class with the same key, the name of the part distinguishes the two. */
function toAnchorName({ part, className }: ApiClass): string {
  return part ? `${part}-${className}` : className;
}
