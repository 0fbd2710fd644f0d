import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** The release that something appeared in, or nothing if it's as old as the major version. `applyApiFilter` reads the text. */
export function Since({ version }: { version: string | undefined }) {
  const { t } = useDocsConfig();
  if (!version) return null;
  // A range such as `8.3–8.5` stays on one line.
  return <small>{t('api.since', { version: version.replace('–', '\u2060–\u2060') })}</small>;
}
