import { useMemo, useState } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import { FileButton } from './FileButton.tsx';
import { ProblemText } from './ProblemText.tsx';
import { MAX_FILE_LENGTH, readVersionFile } from './readVersionFile.ts';
import { chooseFromPackages } from './UpgradeChoice.ts';
import type { PackageChoice, UpgradeChoice } from './UpgradeChoice.ts';
import styles from './UpgradeTool.module.css';
import { useDrop } from './useDrop.ts';
import type { FoundPackages, VersionFileProblem } from './VersionFile.ts';

export interface PackageFileFieldProps {
  versions: readonly string[];
  to: string;
  onRead: (choice: UpgradeChoice) => void;
}

type Result =
  | { problem: VersionFileProblem | { kind: 'unreadable' } }
  | (FoundPackages & Pick<PackageChoice, 'problems'>);

/** Reads versions from a file that's pasted, dropped, or chosen. It never leaves the browser. */
export function PackageFileField({ versions, to, onRead }: PackageFileFieldProps) {
  const { t, config } = useDocsConfig();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const products = useMemo(
    () =>
      new Map(
        config.products.flatMap(({ id, packages }) =>
          packages.map(({ name }) => [name, id] as const),
        ),
      ),
    [config],
  );
  const read = (content: string) => {
    const file = readVersionFile(content, products);
    if ('problem' in file) return setResult(file);
    const { choice, problems } = chooseFromPackages(file.packages, to, versions);
    setResult({ ...file, problems });
    return choice ? onRead(choice) : undefined;
  };
  const readFiles = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > MAX_FILE_LENGTH) return setResult({ problem: { kind: 'tooLarge' } });
    try {
      read(await file.text());
    } catch {
      setResult({ problem: { kind: 'unreadable' } });
    }
  };
  const drop = useDrop((files) => void readFiles(files));
  return (
    <section className={styles.file} aria-labelledby="upgrade-file" {...drop}>
      <h2 className={styles.heading} id="upgrade-file">
        {t('upgrade.file.title')}
      </h2>
      <p className={styles.note} id="upgrade-file-note">
        {t('upgrade.file.text')}
      </p>
      <textarea
        className={getControlClass(styles.area)}
        rows={3}
        value={text}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        placeholder={'"@mui/x-data-grid": "^7.29.0"'}
        aria-label={t('upgrade.file.label')}
        aria-describedby="upgrade-file-note upgrade-file-result"
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim() === '') setResult(undefined);
          else read(event.target.value);
        }}
      />
      <FileButton
        label={t('upgrade.file.choose')}
        accept=".json,.lock,.yaml,.yml,text/plain"
        onChoose={(files) => void readFiles(files)}
      />
      <div id="upgrade-file-result" role="status">
        {result ? <FileResult result={result} versions={versions} /> : null}
      </div>
    </section>
  );
}

function FileResult({ result, versions }: { result: Result; versions: readonly string[] }) {
  const { t } = useDocsConfig();
  if ('problem' in result) {
    const { problem } = result;
    return (
      <p className={styles.problem}>
        {problem.kind === 'brokenJson' && problem.line !== undefined
          ? t('upgrade.file.brokenLine', { line: problem.line })
          : t(`upgrade.file.${problem.kind}`)}
      </p>
    );
  }
  const { packages, problems, isLock } = result;
  const bad = new Map(problems.map(({ name, problem }) => [name, problem]));
  return (
    <>
      <ul className={styles.packages} role="list">
        {packages.map(({ name, written }) => {
          const problem = bad.get(name);
          return (
            <li key={name}>
              <code>{t('upgrade.file.found', { name, version: written.slice(0, 60) })}</code>
              {problem ? (
                <span className={styles.problem}>
                  <ProblemText problem={problem} versions={versions} />
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {!isLock && problems.length < packages.length ? (
        <p className={styles.note}>{t('upgrade.file.range')}</p>
      ) : null}
    </>
  );
}
