import { createFrame } from './createFrame.ts';
import type { LiveFrame } from './createFrame.ts';
import { createHeartbeat } from './createHeartbeat.ts';
import type { Heartbeat } from './createHeartbeat.ts';
import { listProgramImports } from './listProgramImports.ts';
import type { FromFrame, Look, Program } from './liveMessages.ts';

/** A program that hasn't rendered after this time may be in an endless loop. */
const SLOW_MS = 4000;
/** If another program should run and this one hasn't responded for this long, it's treated as an endless loop. */
const STUCK_MS = 1500;

export type RunnerEvent =
  | { type: 'running' }
  /** The code doesn't respond, before or after rendering. */
  | { type: 'slow' }
  /** It responds again. */
  | { type: 'responsive' }
  /**
   * The code was stopped by the reader, because it sent too many messages, or because it tried to leave its frame. `isEmpty` is true if
   * there's no earlier render to show.
   */
  | { type: 'stopped' | 'flooded' | 'left'; isEmpty: boolean }
  | { type: 'rendered' }
  | Extract<FromFrame, { type: 'error' | 'console' | 'height' }>;

interface Settings {
  /** The positioned container that frames are stacked in. */
  container: HTMLElement;
  /** Accessible name of the frame. */
  title: string;
  look: Look;
  onEvent: (event: RunnerEvent) => void;
}

export interface Runner {
  run: (program: Program) => void;
  /** Stops code that hasn't rendered yet, and shows the last good render. Stops code that has rendered by removing it. */
  stop: () => void;
  setLook: (look: Look) => void;
  dispose: () => void;
}

interface OpenFrame {
  frame: LiveFrame;
  whenReady: Promise<void>;
}

/**
 * Runs each program in a new frame. The visible frame is replaced only after the next one has rendered, and a spare frame with
 * the same packages is kept ready, so that a keystroke doesn't cause a reload.
 */
export function createRunner({ container, title, look: firstLook, onEvent }: Settings): Runner {
  let look = firstLook;
  let shown: LiveFrame | undefined;
  let next: { frame: LiveFrame; program: Program; startedAt: number; isQuiet: boolean } | undefined;
  let spare: OpenFrame | undefined;
  let lastGood: Program | undefined;
  let slowTimer = 0;
  /** The heartbeat of the visible frame. */
  let heartbeat: Heartbeat | undefined;

  function open(): OpenFrame {
    let markReady = () => {};
    const whenReady = new Promise<void>((resolve) => (markReady = resolve));
    const frame = createFrame(container, title, {
      onMessage(message) {
        if (message.type === 'ready') markReady();
        else handle(frame, message);
      },
      onFlood: () => expel(frame, 'flooded'),
      onLeave: () => expel(frame, 'left'),
    });
    // The frame is below the visible one and inert, but not hidden, because hidden frames don't compute their layout.
    frame.element.dataset['state'] = 'next';
    frame.element.inert = true;
    // `inert` alone doesn't keep the Tab key out of a cross-process frame.
    frame.element.tabIndex = -1;
    return { frame, whenReady };
  }

  function handle(frame: LiveFrame, message: Exclude<FromFrame, { type: 'ready' }>): void {
    if (frame !== next?.frame && frame !== shown) return;
    if (message.type === 'pong') {
      if (frame === shown) heartbeat?.answer();
      return;
    }
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

  /** Removes a frame that misbehaves. */
  function expel(frame: LiveFrame, type: 'flooded' | 'left'): void {
    if (frame !== next?.frame && frame !== shown) return;
    if (frame === next?.frame) {
      abandon();
    } else {
      removeAll();
      lastGood = undefined;
    }
    clearTimeout(slowTimer);
    onEvent({ type, isEmpty: !shown && !lastGood });
    restore();
  }

  function show({ frame, program }: NonNullable<typeof next>): void {
    clearTimeout(slowTimer);
    frame.element.dataset['state'] = 'shown';
    frame.element.inert = false;
    frame.element.removeAttribute('tabindex');
    // Focus must move before the old frame is removed.
    if (shown?.element === document.activeElement) frame.element.focus();
    shown?.remove();
    shown = frame;
    next = undefined;
    lastGood = program;
    heartbeat?.stop();
    heartbeat = createHeartbeat(
      () => frame.send({ type: 'ping' }),
      (isResponsive) => onEvent({ type: isResponsive ? 'responsive' : 'slow' }),
    );
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
   * Ends the current run. Frames share a process, so if one is in an endless loop, the others hang too, and the browser ends the
   * process only after all of them are removed.
   */
  function abandon(): void {
    clearTimeout(slowTimer);
    const isStuck =
      (next !== undefined && performance.now() - next.startedAt > STUCK_MS) ||
      (heartbeat !== undefined && heartbeat.getDelay() > STUCK_MS);
    next?.frame.remove();
    next = undefined;
    if (isStuck) removeAll();
  }

  /** Restores the last good render if `abandon` had to remove it. */
  function restore(): void {
    if (!shown && lastGood) start(lastGood, true);
  }

  function removeAll(): void {
    heartbeat?.stop();
    heartbeat = undefined;
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

  function run(program: Program): void {
    abandon();
    onEvent({ type: 'running' });
    slowTimer = window.setTimeout(() => onEvent({ type: 'slow' }), SLOW_MS);
    start(program, false);
  }

  return {
    run,
    stop() {
      const hasRendered = next === undefined;
      abandon();
      if (hasRendered) {
        removeAll();
        // Running it again would start the same loop.
        lastGood = undefined;
      }
      onEvent({ type: 'stopped', isEmpty: !shown && !lastGood });
      restore();
    },
    setLook(changed) {
      const isOtherKind = changed.kind !== look.kind;
      look = changed;
      const program = next?.program ?? lastGood;
      // A new run is needed, because otherwise the styles of the old kind would stay in the frame.
      if (isOtherKind && program) run(program);
      for (const frame of [shown, next?.frame]) frame?.send({ type: 'look', look });
    },
    dispose() {
      clearTimeout(slowTimer);
      removeAll();
    },
  };
}
