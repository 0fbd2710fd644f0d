import { LiveFault } from './LiveFault.ts';
import type { ConsoleLevel } from './liveMessages.ts';
import type { RunnerEvent } from './createRunner.ts';

export interface ConsoleLine {
  key: number;
  level: ConsoleLevel;
  text: string;
  /** How many times it occurred in a row. */
  count: number;
}

export interface LiveState {
  status: 'idle' | 'running' | 'slow' | 'stopped' | 'rendered' | 'failed';
  fault: LiveFault | null;
  /** Whether the current run has hit an error. */
  hasFailed: boolean;
  /** Whether no code is running: nothing has run yet, or the code was stopped and there's no earlier render to show. */
  isEmpty: boolean;
  lines: readonly ConsoleLine[];
  /** The greatest height that the result has requested. */
  height: number;
}

export type LiveEvent =
  | RunnerEvent
  | { type: 'fault'; fault: LiveFault }
  /** There's no code. */
  | { type: 'empty' }
  | { type: 'clear' };

export const INITIAL_STATE: LiveState = {
  status: 'idle',
  fault: null,
  hasFailed: false,
  isEmpty: true,
  lines: [],
  height: 0,
};

const OFFENSES = {
  flooded: 'sent too many messages',
  left: 'tried to leave its frame',
} as const;

const MAX_LINES = 200;
/** Laying out more text would take too long. */
const MAX_TEXT = 100_000;

/** Returns the state after an event. An error stays until a run without errors has rendered. */
export function reduceLive(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'running':
      return {
        ...state,
        status: 'running',
        hasFailed: false,
        isEmpty: false,
        lines: [],
        height: 0,
      };
    case 'slow':
      return { ...state, status: 'slow' };
    case 'responsive':
      return { ...state, status: state.hasFailed ? 'failed' : 'rendered' };
    case 'stopped':
      return { ...state, status: 'stopped', isEmpty: event.isEmpty };
    case 'flooded':
    case 'left': {
      const { type, isEmpty } = event;
      const fault = new LiveFault(type, `The code was stopped because it ${OFFENSES[type]}.`);
      return { ...state, status: 'stopped', isEmpty, fault };
    }
    case 'empty':
      return { ...state, status: 'idle', fault: null };
    case 'fault':
      // An older run may still render later, but that doesn't fix the code.
      return { ...state, status: 'failed', hasFailed: true, fault: event.fault };
    case 'error': {
      const fault = new LiveFault('runtime', event.message, { stack: event.stack });
      return { ...state, status: 'failed', hasFailed: true, fault };
    }
    case 'rendered':
      return state.hasFailed ? state : { ...state, status: 'rendered', fault: null };
    case 'console':
      return { ...state, lines: addLine(state.lines, event.level, event.text) };
    case 'height':
      return event.height > state.height ? { ...state, height: event.height } : state;
    case 'clear':
      return { ...state, lines: [] };
  }
}

function addLine(lines: readonly ConsoleLine[], level: ConsoleLevel, text: string): ConsoleLine[] {
  const last = lines.at(-1);
  if (last?.level === level && last.text === text) {
    return [...lines.slice(0, -1), { ...last, count: last.count + 1 }];
  }
  const kept = [...lines, { key: (last?.key ?? 0) + 1, level, text, count: 1 }].slice(-MAX_LINES);
  let length = kept.reduce((sum, line) => sum + line.text.length, 0);
  while (length > MAX_TEXT && kept.length > 1) length -= kept.shift()?.text.length ?? 0;
  return kept;
}
