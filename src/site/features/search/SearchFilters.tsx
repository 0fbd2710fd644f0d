import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';
import type { SearchLabel } from '#model/search/SearchRecord.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { getPartName } from './getPartName.ts';
import styles from './SearchFilters.module.css';

export interface Filters {
  product: SearchPart | undefined;
  kind: SearchLabel | undefined;
}

/** Props are part of the API results, so they don't need a button. */
const KINDS = ['Guide', 'API', 'Demo', 'Migration'] as const satisfies SearchLabel[];

export function SearchFilters({
  filters: { product, kind },
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const { t, config } = useDocsConfig();
  return (
    <div className={styles.filters}>
      <div className={styles.select}>
        <select
          className={styles.control}
          aria-label={t('search.product')}
          value={product ?? ''}
          onChange={(event) => {
            const next = SEARCH_PARTS.find((part) => part === event.target.value);
            onChange({ product: next, kind });
          }}
        >
          <option value="">{t('search.allProducts')}</option>
          {SEARCH_PARTS.map((part) => (
            <option key={part} value={part}>
              {getPartName(part, config.products) ?? t('search.general')}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <ToggleGroup
        className={styles.kinds}
        aria-label={t('search.kind')}
        value={kind ? [kind] : []}
        onValueChange={([next]) => onChange({ product, kind: next as SearchLabel | undefined })}
      >
        {KINDS.map((value) => (
          <Toggle key={value} className={styles.toggle} value={value}>
            {t(`search.labels.${value}`)}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}
