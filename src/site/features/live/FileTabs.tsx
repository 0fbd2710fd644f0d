import type { KeyboardEvent } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './FileTabs.module.css';

export interface FileTabsProps {
  names: readonly string[];
  active: string;
  onActive: (name: string) => void;
  /** Id of the panel that shows the active file. */
  panel: string;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The files of a program. A single file is shown as a name, not as a tab. */
export function FileTabs({ names, active, onActive, panel }: FileTabsProps) {
  const { t } = useDocsConfig();
  if (names.length < 2) return <p className={styles.single}>{active}</p>;

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[step(names.indexOf(active), names.length)];
    if (next === undefined) return;
    onActive(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[names.indexOf(next)]?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={t('live.files')}
      dir="ltr"
      onKeyDown={handleKey}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === active}
          aria-controls={panel}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onActive(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
