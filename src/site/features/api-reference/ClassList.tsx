import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiClass } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiLine } from './ApiLine.tsx';
import { ApiRows } from './ApiRows.tsx';
import { ApiSection } from './ApiSection.tsx';
import { MarkdownText } from './MarkdownText.tsx';

export function ClassList({ classes }: { classes: readonly ApiClass[] }) {
  const { t } = useDocsConfig();
  const { entry } = useApiPage();
  if (classes.length === 0) return null;
  return (
    <ApiSection id="classes" title={t('api.sections.classes')} count={classes.length} rows>
      <ApiRows lines>
        {classes.map((item) => (
          <ApiLine
            key={`${item.part} ${item.className}`}
            id={createApiAnchor(entry.name, 'classes', toAnchorName(item))}
            name={`.${item.className}`}
            isDeprecated={item.deprecated !== undefined}
            since={item.since}
          >
            <p>
              {hasOwnKey(item) ? <code>{item.part ?? item.key}</code> : null}
              {item.deprecated ? (
                <>
                  <strong>{t('api.isDeprecated')}</strong>{' '}
                  <MarkdownText text={item.deprecated.text} inline />{' '}
                </>
              ) : null}
              <MarkdownText text={item.description.replaceAll(/\s+/g, ' ')} inline />
            </p>
          </ApiLine>
        ))}
      </ApiRows>
    </ApiSection>
  );
}

/** Whether to show the key. It's obvious for `MuiDataGrid-root`, but not for `Mui-selected` or the class of a part. */
function hasOwnKey({ part, key, className }: ApiClass): boolean {
  return part !== undefined || !className.endsWith(`-${key}`);
}

/** If an inner part has a class with the same key, the name of the part distinguishes the two. */
function toAnchorName({ part, className }: ApiClass): string {
  return part ? `${part}-${className}` : className;
}
