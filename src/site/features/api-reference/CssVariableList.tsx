import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiCssVariable } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiLine } from './ApiLine.tsx';
import { ApiRows } from './ApiRows.tsx';
import { ApiSection } from './ApiSection.tsx';

export function CssVariableList({ variables }: { variables: readonly ApiCssVariable[] }) {
  const { t } = useDocsConfig();
  const { entry } = useApiPage();
  if (variables.length === 0) return null;
  return (
    <ApiSection
      id="css-variables"
      title={t('api.sections.cssVariables')}
      count={variables.length}
      rows
    >
      <ApiRows lines>
        {variables.map(({ name, fallback, since }) => (
          <ApiLine
            key={name}
            id={createApiAnchor(entry.name, 'variable', name)}
            name={name}
            since={since}
          >
            {fallback ? <code title={t('api.default')}>{fallback}</code> : null}
          </ApiLine>
        ))}
      </ApiRows>
    </ApiSection>
  );
}
