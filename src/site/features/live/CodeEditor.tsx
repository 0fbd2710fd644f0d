import { useEffect, useRef, useState } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { CodeLocation } from './findLocation.ts';
import type { Editor } from './createEditor.ts';
import { FaultAlert } from './FaultAlert.tsx';
import type { LiveFile } from './LiveFile.ts';
import type { LiveFault } from './LiveFault.ts';
import styles from './CodeEditor.module.css';

/** More than fits on a screen. Laying out thousands of lines would take the browser seconds. */
const MAX_WAITING_TEXT = 5000;

export interface CodeEditorProps {
  /** Id of the panel, and the prefix of the ids inside it. */
  id: string;
  files: readonly LiveFile[];
  /** Increases when the files are replaced other than by typing. */
  revision: number;
  active: string;
  onActive: (name: string) => void;
  onChange: (name: string, source: string) => void;
  onRun: () => void;
  fault: LiveFault | null;
  /** Focus the editor as soon as it's mounted. */
  autoFocus?: boolean;
}

/** The editor of the active file. Until its code is loaded, the plain text takes its place. */
export function CodeEditor({
  id,
  files,
  revision,
  active,
  onActive,
  onChange,
  onRun,
  fault,
  autoFocus = false,
}: CodeEditorProps) {
  const { t } = useDocsConfig();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [isReady, setReady] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const file = files.find(({ name }) => name === active);
  const label = t('live.editor', { file: active });

  const latest = useRef({ file, label, active, onChange, onRun });
  latest.current = { file, label, active, onChange, onRun };
  const jump = useRef<CodeLocation>(undefined);

  useEffect(() => {
    let isGone = false;
    void import('./createEditor.ts').then(({ createEditor }) => {
      const { current } = latest;
      if (isGone || !host.current || !current.file) return;
      editor.current = createEditor({
        parent: host.current,
        file: current.file,
        label: current.label,
        describedBy: `${id}-keys`,
        onChange: (source) => latest.current.onChange(latest.current.active, source),
        onTyping: setTyping,
        onRun: () => latest.current.onRun(),
      });
      setReady(true);
      if (autoFocus) editor.current.type();
    });
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [id, autoFocus]);

  // Typed text isn't passed back to the editor, because React's state may be one keystroke behind.
  useEffect(() => {
    const { file: shown, label: name } = latest.current;
    if (!shown || !editor.current) return;
    editor.current.open(shown, name);
    if (jump.current?.file !== active) return;
    editor.current.focusLine(jump.current.line, jump.current.column);
    jump.current = undefined;
  }, [active]);

  useEffect(() => {
    if (latest.current.file) editor.current?.replace(latest.current.file.source);
  }, [revision]);

  const handleJump = (location: CodeLocation) => {
    if (location.file === active) {
      editor.current?.focusLine(location.line, location.column);
      return;
    }
    jump.current = location;
    onActive(location.file);
  };

  return (
    <div
      className={styles.editor}
      id={id}
      data-typing={isTyping ? '' : undefined}
      dir="ltr"
      {...(files.length > 1 ? { role: 'tabpanel', 'aria-label': active } : {})}
    >
      <div ref={host} className={styles.host} />
      {isReady ? null : (
        <pre className={styles.waiting}>{file?.source.slice(0, MAX_WAITING_TEXT)}</pre>
      )}
      <p className={styles.keys} id={`${id}-keys`}>
        {t(isTyping ? 'live.keys.typing' : 'live.keys.reading')}
      </p>
      {fault ? (
        <FaultAlert fault={fault} files={files.map(({ name }) => name)} onJump={handleJump} />
      ) : null}
    </div>
  );
}
