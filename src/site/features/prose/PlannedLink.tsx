import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Chip } from '../../ui/Chip.tsx';

/** Renders only the text of a link if the page isn't written yet. */
export function PlannedLink({ children }: { children?: ReactNode }) {
  const { t } = useDocsConfig();
  return (
    <span>
      {children} <Chip tone="planned">{t('navigation.planned')}</Chip>
    </span>
  );
}
