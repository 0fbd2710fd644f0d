import { useEffect, useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { FileTabs } from './FileTabs.tsx';
import { LiveButton } from './LiveButton.tsx';
import type { LiveFile } from './LiveFile.ts';
import { LiveStatus } from './LiveStatus.tsx';
import { useLiveFiles } from './useLiveFiles.ts';
import { useLiveProgram } from './useLiveProgram.ts';
import { useLook } from './useLook.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import styles from './LiveDemo.module.css';

export interface LiveDemoProps {
  /** Unique on the page. */
  id: string;
  /** The original files. */
  files: readonly LiveFile[];
  /** The text of files that were edited before, by name. */
  edits: Readonly<Record<string, string>>;
  /** Files that the program needs but readers can't edit. */
  sheets: readonly LiveFile[];
  /** Name of the file whose default export is the demo. */
  main: string;
  /** Name of the demo. */
  label: string;
  /** Whether the editor is shown. The program runs either way. */
  isOpen: boolean;
  /** Whether the editor takes the focus when it's shown. */
  autoFocus: boolean;
  /** The element that shows the result. */
  container: HTMLElement;
  /** The padding of the demo's stage, as CSS. */
  padding: string;
  /** Emits `reset` when the original code should be restored. */
  resets: EventTarget;
  onHeight: (height: number) => void;
  /** Whether the edits are kept when the reader leaves the page. */
  isKept: boolean;
  /** Receives all edits after each change. */
  onEdits: (edits: Readonly<Record<string, string>>) => void;
  onFault: (hasFault: boolean) => void;
  /** Called when the reader leaves the editor. */
  onExit: () => void;
}

/** The editor of a demo on its page. The result replaces the demo, and stays when the editor is closed. */
export function LiveDemo({
  id,
  files: original,
  edits: firstEdits,
  sheets,
  main,
  label,
  isOpen,
  autoFocus,
  container,
  padding,
  resets,
  onHeight,
  isKept,
  onEdits,
  onFault,
  onExit,
}: LiveDemoProps) {
  const { t } = useDocsConfig();
  const live = useLiveFiles(original, firstEdits);
  const { files, revision, active, edits, isChanged, setActive, change, reset } = live;
  const look = useLook(padding);
  const program = useLiveProgram({
    files: useMemo(() => [...files, ...sheets], [files, sheets]),
    main,
    container,
    title: t('live.result', { name: label }),
    look,
  });
  const { status, fault, height } = program.state;
  useUnsavedGuard(isChanged && (isOpen || !isKept), isKept);
  useEffect(() => onEdits(edits), [edits, onEdits]);
  useEffect(() => onFault(fault !== null), [fault, onFault]);
  useEffect(() => onHeight(height), [height, onHeight]);
  useEffect(() => {
    resets.addEventListener('reset', reset);
    return () => resets.removeEventListener('reset', reset);
  }, [resets, reset]);
  if (!isOpen) return null;

  // The first Escape leaves typing mode, and the next one closes the editor.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onExit();
  };
  return (
    <section
      className={styles.editor}
      aria-label={t('live.edit', { name: label })}
      data-edited-file={files.findIndex(({ name }) => name === active)}
      onKeyDown={handleKey}
    >
      <div className={styles.bar}>
        <FileTabs
          names={files.map(({ name }) => name)}
          active={active}
          onActive={setActive}
          panel={id}
        />
        <div className={styles.tools}>
          <LiveStatus status={status} collapses />
          {status === 'slow' ? (
            <LiveButton icon="close" label={t('live.stop')} onClick={program.stop} />
          ) : null}
          <LiveButton
            icon="reset"
            label={t('live.reset')}
            onClick={reset}
            disabled={!isChanged}
            collapses
          />
          <LiveButton icon="check" label={t('live.done')} onClick={onExit} />
        </div>
      </div>
      <div className={styles.code}>
        <CodeEditor
          id={id}
          files={files}
          revision={revision}
          active={active}
          onActive={setActive}
          onChange={change}
          onRun={program.run}
          fault={fault}
          autoFocus={autoFocus}
        />
      </div>
    </section>
  );
}
