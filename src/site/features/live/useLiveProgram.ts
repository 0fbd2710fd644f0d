import { useCallback, useEffect, useReducer, useRef } from 'react';
import { createRunner } from './createRunner.ts';
import type { Runner } from './createRunner.ts';
import type { LiveFile } from './LiveFile.ts';
import { LiveFault } from './LiveFault.ts';
import type { Look } from './liveMessages.ts';
import { INITIAL_STATE, reduceLive } from './liveState.ts';
import type { LiveState } from './liveState.ts';
import { loadCompiler } from './loadCompiler.ts';

/** Code runs when the reader hasn't typed for this long. */
const REST_MS = 300;

export interface LiveProgramSettings {
  files: readonly LiveFile[];
  main: string;
  /** The element that shows the result. */
  container: HTMLElement | null;
  title: string;
  look: Look;
  /** Whether the code must not run because it waits for the reader's consent. */
  isHeld?: boolean;
}

export interface LiveProgram {
  state: LiveState;
  /** Runs immediately, even if nothing has changed. */
  run: () => void;
  stop: () => void;
  /** Whether any code is running. */
  canStop: boolean;
  clearLines: () => void;
}

/** Compiles and runs the files after each pause, and reports the state. */
export function useLiveProgram({
  files,
  main,
  container,
  title,
  look,
  isHeld = false,
}: LiveProgramSettings): LiveProgram {
  const [state, dispatch] = useReducer(reduceLive, INITIAL_STATE);
  const runner = useRef<Runner>(undefined);
  const firstLook = useRef(look);
  const latest = useRef({ files, main });
  latest.current = { files, main };

  useEffect(() => {
    if (!container) return undefined;
    const created = createRunner({ container, title, look: firstLook.current, onEvent: dispatch });
    runner.current = created;
    return () => {
      runner.current = undefined;
      created.dispose();
    };
  }, [container, title]);

  useEffect(() => {
    firstLook.current = look;
    runner.current?.setLook(look);
  }, [look]);

  const compiling = useRef<AbortController>(undefined);
  const run = useCallback(async () => {
    compiling.current?.abort();
    const { signal } = (compiling.current = new AbortController());
    const wanted = latest.current.files;
    try {
      const { compile, packages } = await loadCompiler();
      // If the reader has typed more in the meantime, the new code runs after the next pause.
      if (signal.aborted || wanted !== latest.current.files) return;
      if (wanted.every((file) => file.source.trim() === '')) {
        dispatch({ type: 'empty' });
        return;
      }
      const program = await compile({ files: wanted, main: latest.current.main, packages }, signal);
      if (!signal.aborted && wanted === latest.current.files) runner.current?.run(program);
    } catch (error) {
      if (signal.aborted) return;
      const fault =
        error instanceof LiveFault
          ? error
          : new LiveFault('runtime', error instanceof Error ? error.message : String(error));
      dispatch({ type: 'fault', fault });
    }
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!container) return undefined;
    if (isHeld) {
      // Other code may still be running.
      if (!isFirst.current) runner.current?.stop();
      return undefined;
    }
    const timer = setTimeout(run, isFirst.current ? 0 : REST_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [files, main, container, isHeld, run]);

  return {
    state,
    run: useCallback(() => void run(), [run]),
    stop: useCallback(() => runner.current?.stop(), []),
    canStop: !state.isEmpty,
    clearLines: useCallback(() => dispatch({ type: 'clear' }), []),
  };
}
