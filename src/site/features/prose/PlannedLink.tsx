import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Chip } from '../../ui/Chip.tsx';

/** The text of a link whose page isn't written yet. */
export function PlannedLink({ children }: { children?: ReactNode }) {
  const { t } = useDocsConfig();
  return (
    <span>
      {children} <Chip tone="planned">{t('navigation.planned')}</Chip>
    </span>
  );
}
