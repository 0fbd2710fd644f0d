import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { parseCodeFragment } from './codeFragment.ts';
import type { CodeFragment } from './codeFragment.ts';
import { ConsolePanel } from './ConsolePanel.tsx';
import { FileTabs } from './FileTabs.tsx';
import type { Look } from './liveMessages.ts';
import { PlaygroundBar } from './PlaygroundBar.tsx';
import { getStarter, MAIN_FILE } from './starters.ts';
import { useLiveFiles } from './useLiveFiles.ts';
import { useLiveProgram } from './useLiveProgram.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import frameStyles from './frames.module.css';
import styles from './Playground.module.css';

/** Code in the playground isn't part of a page, so it gets no theme of ours. */
const PLAIN: Look = { kind: 'plain' };

/** The editor on a separate page. Shared code is in the fragment of the URL. */
export function Playground({ fragment }: { fragment: CodeFragment }) {
  const { t } = useDocsConfig();
  const live = useLiveFiles(getFirstFiles(fragment));
  const { files, active } = live;
  const [link, setLink] = useState(fragment);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const program = useLiveProgram({
    files,
    main: files[0]?.name ?? MAIN_FILE,
    container,
    title: t('live.result', { name: t('live.playground.title') }),
    look: PLAIN,
  });
  useUnsavedGuard(live.isChanged);

  const { replace } = live;
  useEffect(() => {
    const handleHash = () => {
      const next = parseCodeFragment(location.hash);
      if (next.kind === 'none') return;
      setLink(next);
      replace(getFirstFiles(next));
    };
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, [replace]);

  return (
    <div className={styles.playground}>
      <PlaygroundBar live={live} program={program} />
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
            onRun={program.run}
            fault={program.state.fault}
          />
        </section>
        <section className={styles.pane} aria-label={t('live.playground.output')}>
          <div className={styles.result}>
            {program.state.status === 'idle' &&
            files.every(({ source }) => source.trim() === '') ? (
              <p className={styles.empty}>{t('live.playground.empty')}</p>
            ) : null}
            {program.state.status === 'stopped' && program.state.isEmpty ? (
              <p className={styles.empty}>{t('live.playground.stopped')}</p>
            ) : null}
            <div ref={setContainer} className={frameStyles['frames']} />
          </div>
          <ConsolePanel lines={program.state.lines} onClear={program.clearLines} />
        </section>
      </div>
    </div>
  );
}

/** A damaged link leaves the editor empty instead of showing something the sender didn't mean. */
function getFirstFiles(fragment: CodeFragment) {
  if (fragment.kind === 'code') return fragment.files;
  return fragment.kind === 'none' ? getStarter('dataGrid') : [{ name: MAIN_FILE, source: '' }];
}
