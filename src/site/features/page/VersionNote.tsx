import { listOtherVersions } from '#model/product/listOtherVersions.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './VersionNote.module.css';

/** Says which version a page is about if it isn't the site's. The names are those of the packages that the page uses. */
export function VersionNote({ packages }: { packages: readonly string[] }) {
  const { t, config } = useDocsConfig();
  const { version } = config.library;
  const others = listOtherVersions(packages, PACKAGE_VERSIONS, version);
  if (others.length === 0) return null;
  return (
    <p className={styles.note} data-version-note="">
      {t('page.otherVersion', { packages: others.join(', '), version })}
    </p>
  );
}
