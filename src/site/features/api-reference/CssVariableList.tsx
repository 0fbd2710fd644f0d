import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiCssVariable } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiRow } from './ApiRow.tsx';
import { ApiSection } from './ApiSection.tsx';

export function CssVariableList({ variables }: { variables: readonly ApiCssVariable[] }) {
  const { t } = useDocsConfig();
  const { entry } = useApiPage();
  if (variables.length === 0) return null;
  return (
    <ApiSection id="css-variables" title={t('api.sections.cssVariables')} count={variables.length}>
      <ul role="list" className="api-rows">
        {variables.map(({ name, fallback }) => (
          <ApiRow
            key={name}
            id={createApiAnchor(entry.name, 'variable', name)}
            name={name}
            defaultValue={fallback}
          />
        ))}
      </ul>
    </ApiSection>
  );
}
