import { useCallback, useEffect, useState } from 'react';
import { parseCodeFragment } from './codeFragment.ts';
import type { CodeFragment } from './codeFragment.ts';
import type { LiveFile } from './LiveFile.ts';
import { getStarter, MAIN_FILE } from './starters.ts';
import { isTrustedCode, trustCode } from './trustedCode.ts';
import { useLiveFiles } from './useLiveFiles.ts';
import type { LiveFiles } from './useLiveFiles.ts';

export interface PlaygroundCode {
  live: LiveFiles;
  /** The last link that was opened. */
  link: CodeFragment;
  /** Whether the code is someone else's and waits for consent. */
  isHeld: boolean;
  /** Runs the code now and whenever this link is opened again. */
  agree: () => void;
  /** Shows different code that the reader has chosen. */
  choose: (files: readonly LiveFile[]) => void;
}

/** Manages the files in the playground, which come from a link, from a sample, or from typing. */
export function usePlaygroundCode(fragment: CodeFragment): PlaygroundCode {
  const live = useLiveFiles(getFirstFiles(fragment));
  const [link, setLink] = useState(fragment);
  const [isHeld, setHeld] = useState(() => needsConsent(fragment));

  const { replace } = live;
  useEffect(() => {
    const handleHash = () => {
      const next = parseCodeFragment(location.hash);
      if (next.kind === 'none') return;
      setLink(next);
      setHeld(needsConsent(next));
      replace(getFirstFiles(next));
    };
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, [replace]);

  return {
    live,
    link,
    isHeld,
    agree: useCallback(() => {
      if (link.kind === 'code') trustCode(link.files);
      setHeld(false);
    }, [link]),
    choose: useCallback(
      (files) => {
        history.replaceState(history.state, '', location.pathname);
        setLink({ kind: 'none' });
        setHeld(false);
        replace(files);
      },
      [replace],
    ),
  };
}

function needsConsent(fragment: CodeFragment): boolean {
  return fragment.kind === 'code' && !isTrustedCode(fragment.files);
}

/** A damaged link leaves the editor empty instead of showing something the sender didn't mean. */
function getFirstFiles(fragment: CodeFragment): LiveFile[] {
  if (fragment.kind === 'code') return fragment.files;
  return fragment.kind === 'none' ? getStarter('dataGrid') : [{ name: MAIN_FILE, source: '' }];
}
