import { useEffect } from 'react';
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
  files: readonly LiveFile[];
  main: string;
  /** Name of the demo. */
  label: string;
  /** The element that shows the result. */
  container: HTMLElement;
  /** The padding of the demo's stage, as CSS. */
  padding: string;
  /** Emits `reset` when the demo's toolbar asks for it. */
  resets: EventTarget;
  onHeight: (height: number) => void;
  onExit: () => void;
}

/** The editor under a demo on its page. The result replaces the demo. */
export function LiveDemo({
  id,
  files: initial,
  main,
  label,
  container,
  padding,
  resets,
  onHeight,
  onExit,
}: LiveDemoProps) {
  const { t } = useDocsConfig();
  const { files, revision, active, isChanged, setActive, change, reset } = useLiveFiles(initial);
  const look = useLook(padding);
  const program = useLiveProgram({
    files,
    main,
    container,
    title: t('live.result', { name: label }),
    look,
  });
  const { status, fault, height } = program.state;
  useUnsavedGuard(isChanged);
  useEffect(() => onHeight(height), [height, onHeight]);
  useEffect(() => {
    resets.addEventListener('reset', reset);
    return () => resets.removeEventListener('reset', reset);
  }, [resets, reset]);

  // The first Escape stops typing. If nothing has changed, the next one closes the editor.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isChanged) onExit();
  };
  return (
    <section aria-label={t('live.edit', { name: label })} onKeyDown={handleKey}>
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
          autoFocus
        />
      </div>
    </section>
  );
}
