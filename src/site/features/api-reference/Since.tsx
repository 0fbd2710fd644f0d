import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** The release that something appeared in; nothing for what's as old as the major version. `applyApiFilter` reads it. */
export function Since({ version }: { version: string | undefined }) {
  const { t } = useDocsConfig();
  return version ? <small>{t('api.since', { version })}</small> : null;
}
