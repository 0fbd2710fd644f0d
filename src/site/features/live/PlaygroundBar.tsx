import { useState } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { announce, copyText } from '../../ui/enhanceCodeBlocks.ts';
import { formatCodeFragment } from './codeFragment.ts';
import type { LiveFile } from './LiveFile.ts';
import { LiveButton } from './LiveButton.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { getStarter, STARTER_NAMES } from './starters.ts';
import type { StarterName } from './starters.ts';
import { trustCode } from './trustedCode.ts';
import type { LiveFiles } from './useLiveFiles.ts';
import type { LiveProgram } from './useLiveProgram.ts';
import { useCopied } from './useCopied.ts';
import styles from './PlaygroundBar.module.css';

export interface PlaygroundBarProps {
  live: LiveFiles;
  program: LiveProgram;
  onChoose: (files: readonly LiveFile[]) => void;
  /** Whether the result has Material UI's default look. */
  isPlain: boolean;
  onPlain: (isPlain: boolean) => void;
}

export function PlaygroundBar({ live, program, onChoose, isPlain, onPlain }: PlaygroundBarProps) {
  const { t } = useDocsConfig();
  const { status } = program.state;
  const [copied, markCopied] = useCopied();
  const [isTooLong, setTooLong] = useState(false);

  const copyCode = async () => {
    await copyText(live.files.find(({ name }) => name === live.active)?.source ?? '');
    markCopied('code');
    announce(t('live.playground.copied'));
  };
  const share = async () => {
    const fragment = formatCodeFragment(live.files);
    setTooLong(fragment === null);
    if (fragment === null) return;
    history.replaceState(history.state, '', `#${fragment}`);
    // The reader wrote this code, so it should run without a question after a reload.
    trustCode(live.files);
    live.keep();
    await copyText(location.href);
    markCopied('link');
    announce(t('live.playground.shared'));
  };

  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{t('live.playground.title')}</h1>
      <label className={styles.starter}>
        <span className="visually-hidden">{t('live.playground.starter')}</span>
        <select
          className={styles.select}
          value=""
          onChange={(event) => onChoose(getStarter(event.target.value as StarterName))}
        >
          <option value="" disabled>
            {t('live.playground.starter')}
          </option>
          {STARTER_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`live.starter.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.plain}>
        <input
          type="checkbox"
          role="switch"
          checked={isPlain}
          aria-checked={isPlain}
          onChange={(event) => onPlain(event.target.checked)}
        />
        {t('live.playground.plain')}
      </label>
      {isTooLong ? (
        <p className={styles.tooLong} role="alert">
          {t('live.playground.tooLong')}
        </p>
      ) : null}
      <div className={styles.tools}>
        <LiveStatus status={status} />
        <LiveButton
          icon="play"
          label={t('live.run')}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={program.run}
          collapses
        />
        <LiveButton
          icon="stop"
          label={t('live.stop')}
          tone={status === 'slow' ? 'primary' : 'quiet'}
          onClick={program.stop}
          disabled={!program.canStop}
          collapses
        />
        <LiveButton
          icon="reset"
          label={t('live.reset')}
          onClick={live.reset}
          disabled={!live.isChanged}
          collapses
        />
        <LiveButton
          icon={copied === 'code' ? 'check' : 'copy'}
          label={t('live.playground.copy')}
          onClick={copyCode}
          collapses
        />
        <LiveButton
          icon={copied === 'link' ? 'check' : 'link'}
          label={t(copied === 'link' ? 'live.playground.shared' : 'live.playground.share')}
          tone="primary"
          onClick={share}
        />
      </div>
    </div>
  );
}
