import { createFrame } from './createFrame.ts';
import type { LiveFrame } from './createFrame.ts';
import { listProgramImports } from './listProgramImports.ts';
import type { FromFrame, Look, Program } from './liveMessages.ts';

/** A program that has not shown itself by then may be in an endless loop. */
const SLOW_MS = 4000;
/** One that has not answered by then is taken to be in one when something else is to run. */
const STUCK_MS = 1500;

export type RunnerEvent =
  | { type: 'running' }
  | { type: 'slow' }
  | { type: 'stopped' }
  | { type: 'rendered' }
  | Extract<FromFrame, { type: 'error' | 'console' | 'height' }>;

interface Settings {
  /** Where frames are put, one over the other; it has a position of its own. */
  container: HTMLElement;
  /** Name of the frame for screen readers. */
  title: string;
  look: Look;
  onEvent: (event: RunnerEvent) => void;
}

export interface Runner {
  run: (program: Program) => void;
  /** Ends what is running. The last good render stays. */
  stop: () => void;
  setLook: (look: Look) => void;
  dispose: () => void;
}

interface OpenFrame {
  frame: LiveFrame;
  whenReady: Promise<void>;
}

/**
 * Runs each program in a frame of its own. The frame on show is replaced only when the next one has rendered, and a spare frame
 * with the same packages is kept at hand, so that a keystroke costs no reload.
 */
export function createRunner({ container, title, look: firstLook, onEvent }: Settings): Runner {
  let look = firstLook;
  let shown: LiveFrame | undefined;
  let next: { frame: LiveFrame; program: Program; startedAt: number; isQuiet: boolean } | undefined;
  let spare: OpenFrame | undefined;
  let lastGood: Program | undefined;
  let slowTimer = 0;

  function open(): OpenFrame {
    let markReady = () => {};
    const whenReady = new Promise<void>((resolve) => (markReady = resolve));
    const frame = createFrame(container, title, (message) => {
      if (message.type === 'ready') markReady();
      else handle(frame, message);
    });
    // Under the frame on show, and out of reach, yet drawn: hidden frames would not lay themselves out.
    frame.element.dataset['state'] = 'next';
    frame.element.inert = true;
    // Inert alone does not keep the Tab key out of a frame of another process.
    frame.element.tabIndex = -1;
    return { frame, whenReady };
  }

  function handle(frame: LiveFrame, message: Exclude<FromFrame, { type: 'ready' }>): void {
    if (frame !== next?.frame && frame !== shown) return;
    const isQuiet = frame === next?.frame && next.isQuiet;
    if (message.type === 'rendered') {
      if (frame === next?.frame) show(next);
      if (isQuiet) return;
    } else if (message.type === 'error' && frame === next?.frame) {
      clearTimeout(slowTimer);
      next.startedAt = Infinity;
    }
    if (!isQuiet) onEvent(message);
    if (message.type === 'error' && !shown && !isQuiet) restore();
  }

  function show({ frame, program }: NonNullable<typeof next>): void {
    clearTimeout(slowTimer);
    frame.element.dataset['state'] = 'shown';
    frame.element.inert = false;
    frame.element.removeAttribute('tabindex');
    // Before the old frame goes and takes the focus with it.
    if (shown?.element === document.activeElement) frame.element.focus();
    shown?.remove();
    shown = frame;
    next = undefined;
    lastGood = program;
  }

  function start(program: Program, isQuiet: boolean): void {
    const { frame, whenReady } = spare ?? open();
    spare = undefined;
    next = { frame, program, startedAt: Infinity, isQuiet };
    void whenReady.then(() => {
      if (frame !== next?.frame) return;
      next.startedAt = performance.now();
      frame.send({ type: 'run', program, look });
      keepSpare(program);
    });
  }

  /**
   * Ends the run in progress. Frames share a process: when one is in an endless loop, the others are stuck with it, and the
   * browser ends the process only when all of them are gone.
   */
  function abandon(): void {
    clearTimeout(slowTimer);
    const isStuck = next !== undefined && performance.now() - next.startedAt > STUCK_MS;
    next?.frame.remove();
    next = undefined;
    if (isStuck) removeAll();
  }

  /** Brings the last good render back after `abandon` had to take it away. */
  function restore(): void {
    if (!shown && lastGood) start(lastGood, true);
  }

  function removeAll(): void {
    for (const frame of [next?.frame, shown, spare?.frame]) frame?.remove();
    next = undefined;
    shown = undefined;
    spare = undefined;
  }

  function keepSpare(program: Program): void {
    const opened = open();
    spare = opened;
    void opened.whenReady.then(() =>
      opened.frame.send({ type: 'prepare', imports: listProgramImports(program) }),
    );
  }

  return {
    run(program) {
      abandon();
      onEvent({ type: 'running' });
      slowTimer = window.setTimeout(() => onEvent({ type: 'slow' }), SLOW_MS);
      start(program, false);
    },
    stop() {
      abandon();
      onEvent({ type: 'stopped' });
      restore();
    },
    setLook(changed) {
      look = changed;
      for (const frame of [shown, next?.frame]) frame?.send({ type: 'look', look });
    },
    dispose() {
      clearTimeout(slowTimer);
      removeAll();
    },
  };
}
