import { useEffect, useMemo, useState } from 'react';
import type { SourceUse } from '#model/upgrade/SourceReport.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import { FileButton } from './FileButton.tsx';
import { SourceFileReport } from './SourceFileReport.tsx';
import type { SourceComparison, SourceFile } from './sourceMessages.ts';
import styles from './UpgradeTool.module.css';
import { useDrop } from './useDrop.ts';
import { useSourceReports } from './useSourceReports.ts';

export interface SourceFilesProps {
  comparisons: readonly SourceComparison[];
  /** Receives the uses in all files, or undefined if there are no files. */
  onCheck: (uses: readonly SourceUse[] | undefined) => void;
  /** Hides everything while there's nothing to compare, but keeps the files. */
  isHidden: boolean;
}

/** The name for pasted code. Files of this type can contain both types and JSX. */
const PASTED = 'pasted.tsx';
/** Larger files are rejected anyway, so the rest isn't read. */
const MAX_BYTES = 5_000_000;

/** Finds everything that changes in the user's files. They're checked in a worker and never leave the browser. */
export function SourceFiles({ comparisons, onCheck, isHidden }: SourceFilesProps) {
  const { t } = useDocsConfig();
  const [pasted, setPasted] = useState('');
  const [dropped, setDropped] = useState<readonly SourceFile[]>([]);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const files = useMemo(
    () => (pasted.trim() === '' ? dropped : [{ name: PASTED, text: pasted }, ...dropped]),
    [pasted, dropped],
  );
  const state = useSourceReports(files, comparisons);
  const reports = state.status === 'done' ? state.reports : undefined;
  useEffect(() => {
    onCheck(reports?.flatMap((report) => ('uses' in report ? report.uses : [])));
  }, [reports, onCheck]);
  const add = async (list: readonly File[]) => {
    setIsUnreadable(false);
    try {
      const added = await Promise.all(
        list.map(async (file) => ({
          name: file.name,
          text: await file.slice(0, MAX_BYTES).text(),
        })),
      );
      const names = new Set(added.map(({ name }) => name));
      setDropped((known) => [...known.filter(({ name }) => !names.has(name)), ...added]);
    } catch {
      setIsUnreadable(true);
    }
  };
  const drop = useDrop((list) => void add(list));
  return (
    <section
      className={styles.source}
      aria-labelledby="upgrade-source"
      data-no-print=""
      hidden={isHidden}
      {...drop}
    >
      <h2 className={styles.heading} id="upgrade-source">
        {t('upgrade.source.title')}
      </h2>
      <p className={styles.note} id="upgrade-source-note">
        {t('upgrade.source.text')}
      </p>
      <textarea
        className={getControlClass(styles.area)}
        rows={4}
        value={pasted}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        placeholder="import { DataGrid } from '@mui/x-data-grid';"
        aria-label={t('upgrade.source.label')}
        aria-describedby="upgrade-source-note"
        onChange={(event) => setPasted(event.target.value)}
      />
      <FileButton
        label={t('upgrade.source.choose')}
        accept=".js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts"
        multiple
        onChoose={(list) => void add(list)}
      />
      {isUnreadable ? <p className={styles.problem}>{t('upgrade.file.unreadable')}</p> : null}
      <div role="status">
        {state.status === 'checking' ? (
          <p className={styles.note}>{t('upgrade.source.checking')}</p>
        ) : null}
        {state.status === 'failed' ? (
          <p className={styles.problem}>{t('upgrade.source.failed')}</p>
        ) : null}
      </div>
      {reports?.map((report, index) => (
        <SourceFileReport
          key={report.fileName}
          report={report}
          name={report.fileName === PASTED ? t('upgrade.source.pasted') : report.fileName}
          text={files[index]?.text ?? ''}
          onRemove={
            report.fileName === PASTED
              ? undefined
              : () => setDropped(dropped.filter(({ name }) => name !== report.fileName))
          }
        />
      ))}
    </section>
  );
}
