import { useState } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import type { CodeFragment } from './codeFragment.ts';
import { ConsolePanel } from './ConsolePanel.tsx';
import { FileTabs } from './FileTabs.tsx';
import type { Look } from './liveMessages.ts';
import { PlaygroundBar } from './PlaygroundBar.tsx';
import { SharedCodeNotice } from './SharedCodeNotice.tsx';
import { getStarter, MAIN_FILE } from './starters.ts';
import { useLiveProgram } from './useLiveProgram.ts';
import { useLook } from './useLook.ts';
import { usePlaygroundCode } from './usePlaygroundCode.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import frameStyles from './frames.module.css';
import styles from './Playground.module.css';

const PLAIN: Look = { kind: 'plain' };

/** The editor on a separate page. Shared code is in the fragment of the URL. */
export function Playground({ fragment }: { fragment: CodeFragment }) {
  const { t } = useDocsConfig();
  const { live, link, isHeld, agree, choose } = usePlaygroundCode(fragment);
  const { files, active } = live;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // Code from a demo keeps the look of the docs. New code starts with Material UI's default theme.
  const [isPlain, setPlain] = useState(fragment.kind === 'none');
  const docsLook = useLook('');
  const look = isPlain ? PLAIN : docsLook;
  const program = useLiveProgram({
    files,
    main: files[0]?.name ?? MAIN_FILE,
    container,
    title: t('live.result', { name: t('live.playground.title') }),
    look,
    isHeld,
  });
  const { status, isEmpty, lines, fault } = program.state;
  const run = isHeld ? agree : program.run;
  useUnsavedGuard(live.isChanged);

  return (
    <div className={styles.playground}>
      <PlaygroundBar
        live={live}
        program={{ ...program, run }}
        onChoose={choose}
        isPlain={isPlain}
        onPlain={setPlain}
      />
      {link.kind === 'damaged' || link.kind === 'oversize' ? (
        <p className={styles.notice} role="alert">
          <Icon name="warning" />
          {t(`live.playground.${link.kind}`)}
        </p>
      ) : null}
      <div className={styles.panes}>
        <section className={styles.pane} aria-label={t('live.playground.code')}>
          <div className={styles.files}>
            <FileTabs
              names={files.map(({ name }) => name)}
              active={active}
              onActive={live.setActive}
              panel="playground-editor"
            />
          </div>
          <CodeEditor
            id="playground-editor"
            files={files}
            revision={live.revision}
            active={active}
            onActive={live.setActive}
            onChange={live.change}
            onRun={run}
            fault={fault}
          />
        </section>
        <section className={styles.pane} aria-label={t('live.playground.output')}>
          <div className={styles.result} data-look={isHeld ? 'docs' : look.kind}>
            {status === 'idle' && files.every(({ source }) => source.trim() === '') ? (
              <p className={styles.empty}>{t('live.playground.empty')}</p>
            ) : null}
            {status === 'stopped' && isEmpty && !isHeld ? (
              <p className={styles.empty}>{t('live.playground.stopped')}</p>
            ) : null}
            {isHeld ? (
              <SharedCodeNotice onRun={agree} onLeave={() => choose(getStarter('dataGrid'))} />
            ) : null}
            <div ref={setContainer} className={frameStyles['frames']} hidden={isHeld} />
          </div>
          <ConsolePanel lines={lines} onClear={program.clearLines} />
        </section>
      </div>
    </div>
  );
}
