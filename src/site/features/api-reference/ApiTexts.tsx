import type { ReactNode } from 'react';
import { isDated } from '#model/page/listApiRows.ts';
import { getRootName } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';

/** Provides scripts and styles with facts about the rows inside. Rows without a release are as old as the entry. */
export function ApiTexts({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useDocsConfig();
  const { entry, family } = useApiPage();
  return (
    <div
      className={className}
      data-api-texts=""
      data-family={family}
      data-since={isDated(entry) ? (entry.since ?? '') : undefined}
      data-component={getRootName(entry.name)}
      data-demos={t('api.demoCount')}
      data-one-demo={t('api.oneDemo')}
      data-try-it-label={t('api.sections.tryIt')}
      data-link={t('api.rowLink')}
    >
      {children}
    </div>
  );
}
