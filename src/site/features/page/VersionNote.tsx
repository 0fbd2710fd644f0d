import { listOtherVersions } from '#model/product/listOtherVersions.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './VersionNote.module.css';

/** Shows which versions a page is about, if any of the packages it uses has a different version than the site. */
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
