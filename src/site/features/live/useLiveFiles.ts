import { useCallback, useMemo, useState } from 'react';
import type { LiveFile } from './LiveFile.ts';

export interface LiveFiles {
  files: readonly LiveFile[];
  /** Counts replacements, so that the editor can distinguish them from typing. */
  revision: number;
  /** Name of the visible file. */
  active: string;
  /** Whether anything differs from the last replacement. */
  isChanged: boolean;
  /** The text of the files that differ, by name. */
  edits: Readonly<Record<string, string>>;
  setActive: (name: string) => void;
  change: (name: string, source: string) => void;
  replace: (files: readonly LiveFile[]) => void;
  reset: () => void;
  /** Makes the current text the original for `reset` and `isChanged`. */
  keep: () => void;
}

interface State {
  original: readonly LiveFile[];
  files: readonly LiveFile[];
  revision: number;
  active: string;
}

/** Manages the files in an editor and their original text. `firstEdits` has the text of files that were edited earlier, by name. */
export function useLiveFiles(
  initial: readonly LiveFile[],
  firstEdits: Readonly<Record<string, string>> = {},
): LiveFiles {
  const [state, setState] = useState<State>(() => ({
    original: initial,
    files: initial.map(({ name, source }) => ({ name, source: firstEdits[name] ?? source })),
    revision: 0,
    active: initial[0]?.name ?? '',
  }));
  const { original, files, revision, active } = state;
  const edits = useMemo(() => listEdits(files, original), [files, original]);
  return {
    files,
    revision,
    active,
    isChanged: Object.keys(edits).length > 0,
    edits,
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

function listEdits(
  files: readonly LiveFile[],
  original: readonly LiveFile[],
): Record<string, string> {
  const changed = files.filter((file, index) => file.source !== original[index]?.source);
  return Object.fromEntries(changed.map(({ name, source }) => [name, source]));
}
