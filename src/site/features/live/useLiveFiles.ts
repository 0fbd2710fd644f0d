import { useCallback, useState } from 'react';
import type { LiveFile } from './LiveFile.ts';

export interface LiveFiles {
  files: readonly LiveFile[];
  /** Counts the replacements, so that the editor can tell them from typing. */
  revision: number;
  /** Name of the file in view. */
  active: string;
  /** Whether anything differs from what was put in last. */
  isChanged: boolean;
  setActive: (name: string) => void;
  change: (name: string, source: string) => void;
  replace: (files: readonly LiveFile[]) => void;
  reset: () => void;
  /** What stands there now is what `reset` and `isChanged` refer to. */
  keep: () => void;
}

interface State {
  original: readonly LiveFile[];
  files: readonly LiveFile[];
  revision: number;
  active: string;
}

/** The files in an editor, and what they were at first. */
export function useLiveFiles(initial: readonly LiveFile[]): LiveFiles {
  const [state, setState] = useState<State>(() => ({
    original: initial,
    files: initial,
    revision: 0,
    active: initial[0]?.name ?? '',
  }));
  const { original, files, revision, active } = state;
  return {
    files,
    revision,
    active,
    isChanged: files.some((file, index) => file.source !== original[index]?.source),
    setActive: useCallback((name) => setState((old) => ({ ...old, active: name })), []),
    change: useCallback(
      (name, source) =>
        setState((old) => ({
          ...old,
          files: old.files.map((file) => (file.name === name ? { ...file, source } : file)),
        })),
      [],
    ),
    replace: useCallback(
      (next) =>
        setState((old) => ({
          original: next,
          files: next,
          revision: old.revision + 1,
          active: next[0]?.name ?? '',
        })),
      [],
    ),
    reset: useCallback(
      () => setState((old) => ({ ...old, files: old.original, revision: old.revision + 1 })),
      [],
    ),
    keep: useCallback(() => setState((old) => ({ ...old, original: old.files })), []),
  };
}
