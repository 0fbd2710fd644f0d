import type { DataSetFold } from '#model/demo/DataSet.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './RowsButton.module.css';

export interface RowsButtonProps {
  dataSet: DataSetFold;
  /** Of the file among the files of the demo. */
  index: number;
}

/** Under the first rows of a data set: fetches and shows all of them, or folds them again. */
export function RowsButton({ dataSet: { rows }, index }: RowsButtonProps) {
  const { t } = useDocsConfig();
  const count = rows.toLocaleString('en-US');
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={false}
      data-demo-action="rows"
      data-value={index}
      data-needs-script=""
    >
      <span className={styles.whenFolded}>{t('demo.showRows', { count })}</span>
      <span className={styles.whenOpen}>{t('demo.foldRows', { count })}</span>
    </button>
  );
}
