import { getMajor } from '#model/reference/Upgrade.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import styles from './UpgradeTool.module.css';

export interface VersionSelectProps {
  id: string;
  label: string;
  value: string;
  /** The versions, in the order of the list. */
  versions: readonly string[];
  describedBy?: string | undefined;
  onChange: (version: string) => void;
}

/** A select with the minor releases, grouped by major version. */
export function VersionSelect({
  id,
  label,
  value,
  versions,
  describedBy,
  onChange,
}: VersionSelectProps) {
  const { t } = useDocsConfig();
  return (
    <div className={styles.version}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={getControlClass(styles.select)}
        value={value}
        aria-describedby={describedBy}
        aria-invalid={describedBy === undefined ? undefined : true}
        onChange={(event) => onChange(event.target.value)}
      >
        {[...Map.groupBy(versions, getMajor)].map(([major, minors]) => (
          <optgroup key={major} label={t('upgrade.major', { major })}>
            {minors.map((minor) => (
              <option key={minor} value={minor}>
                {minor}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
