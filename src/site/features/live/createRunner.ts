import { createFrame } from './createFrame.ts';
import type { LiveFrame } from './createFrame.ts';
import { listProgramImports } from './listProgramImports.ts';
import type { FromFrame, Look, Program } from './liveMessages.ts';

/** A program that has not shown itself by then may be in an endless loop. */
const SLOW_MS = 4000;

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

/**
 * Runs each program in a frame of its own. The frame on show is replaced only when the next one has rendered, and a spare frame
 * with the same packages is kept at hand, so that a keystroke costs no reload.
 */
export function createRunner({ container, title, look: firstLook, onEvent }: Settings): Runner {
  let look = firstLook;
  let shown: LiveFrame | undefined;
  let next: LiveFrame | undefined;
  let spare: { frame: LiveFrame; whenReady: Promise<void> } | undefined;
  let slowTimer = 0;

  function open(): { frame: LiveFrame; whenReady: Promise<void> } {
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
    if (frame !== next && frame !== shown) return;
    if (message.type !== 'rendered') {
      if (message.type === 'error' && frame === next) clearTimeout(slowTimer);
      onEvent(message);
      return;
    }
    if (frame !== next) return;
    clearTimeout(slowTimer);
    frame.element.dataset['state'] = 'shown';
    frame.element.inert = false;
    frame.element.removeAttribute('tabindex');
    // Before the old frame goes and takes the focus with it.
    if (shown?.element === document.activeElement) frame.element.focus();
    shown?.remove();
    shown = frame;
    next = undefined;
    onEvent({ type: 'rendered' });
  }

  function stop(): void {
    clearTimeout(slowTimer);
    next?.remove();
    next = undefined;
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
      stop();
      const { frame, whenReady } = spare ?? open();
      spare = undefined;
      next = frame;
      onEvent({ type: 'running' });
      slowTimer = window.setTimeout(() => onEvent({ type: 'slow' }), SLOW_MS);
      void whenReady.then(() => {
        if (frame !== next) return;
        frame.send({ type: 'run', program, look });
        keepSpare(program);
      });
    },
    stop() {
      stop();
      onEvent({ type: 'stopped' });
    },
    setLook(changed) {
      look = changed;
      for (const frame of [shown, next]) frame?.send({ type: 'look', look });
    },
    dispose() {
      stop();
      shown?.remove();
      spare?.frame.remove();
      shown = undefined;
      spare = undefined;
    },
  };
}
