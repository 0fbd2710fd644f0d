import type { ColorScheme } from '#model/preferences/colorMode.ts';
import { isColorScheme } from '#model/preferences/colorMode.ts';
import { isDirection } from '#model/preferences/Direction.ts';
import type { Direction } from '#model/preferences/Direction.ts';

/** The look of the code: Material UI's defaults, or the look of demos on a page. */
export type Look =
  | { kind: 'plain' }
  | { kind: 'docs'; scheme: ColorScheme; direction: Direction; dense: boolean; padding: string };

/** A piece of compiled code: text, a package to import, or an earlier file of the program. */
export type CodePart = string | { import: string } | { file: number };

export interface ProgramFile {
  name: string;
  parts: CodePart[];
}

/** Compiled files in loading order; the last one exports the component. */
export interface Program {
  files: ProgramFile[];
}

/** From the page to the frame. Each message names its run. */
export type ToFrame =
  | { type: 'prepare'; id: string; imports: string[] }
  | { type: 'run'; id: string; program: Program; look: Look }
  | { type: 'look'; id: string; look: Look }
  /** Asks whether the frame still responds. */
  | { type: 'ping'; id: string };

export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** From the frame to the page. Code in the frame can forge any of them, so they're only displayed. */
export type FromFrame =
  | { type: 'ready'; id: string }
  | { type: 'rendered'; id: string }
  | { type: 'pong'; id: string }
  | { type: 'error'; id: string; message: string; stack: string }
  | { type: 'console'; id: string; level: ConsoleLevel; text: string }
  | { type: 'height'; id: string; height: number };

const MAX_TEXT = 8000;
const MAX_HEIGHT = 4000;

/** A valid message from the frame, truncated; `null` for everything else. */
export function parseFromFrame(data: unknown): FromFrame | null {
  if (!isRecord(data)) return null;
  const { type, id } = data;
  if (typeof id !== 'string') return null;
  switch (type) {
    case 'ready':
    case 'rendered':
    case 'pong':
      return { type, id };
    case 'error': {
      const { message, stack } = data;
      if (typeof message !== 'string' || typeof stack !== 'string') return null;
      return { type, id, message: message.slice(0, MAX_TEXT), stack: stack.slice(0, MAX_TEXT) };
    }
    case 'console': {
      const { level, text } = data;
      if (!isConsoleLevel(level) || typeof text !== 'string') return null;
      return { type, id, level, text: text.slice(0, MAX_TEXT) };
    }
    case 'height': {
      const { height } = data;
      if (typeof height !== 'number' || !(height >= 0)) return null;
      return { type, id, height: Math.min(Math.ceil(height), MAX_HEIGHT) };
    }
    default:
      return null;
  }
}

/** A valid message from the page; `null` for everything else. */
export function parseToFrame(data: unknown): ToFrame | null {
  if (!isRecord(data)) return null;
  const { type, id } = data;
  if (typeof id !== 'string') return null;
  switch (type) {
    case 'prepare': {
      const { imports } = data;
      return isArrayOf(imports, isString) ? { type, id, imports } : null;
    }
    case 'run': {
      const { program, look } = data;
      return isProgram(program) && isLook(look) ? { type, id, program, look } : null;
    }
    case 'ping':
      return { type, id };
    case 'look':
      return isLook(data['look']) ? { type, id, look: data['look'] } : null;
    default:
      return null;
  }
}

function isProgram(value: unknown): value is Program {
  return isRecord(value) && isArrayOf(value['files'], isProgramFile);
}

function isProgramFile(value: unknown): value is ProgramFile {
  return isRecord(value) && isString(value['name']) && isArrayOf(value['parts'], isCodePart);
}

function isCodePart(value: unknown): value is CodePart {
  if (isString(value)) return true;
  return isRecord(value) && (isString(value['import']) || Number.isInteger(value['file']));
}

function isLook(value: unknown): value is Look {
  if (!isRecord(value)) return false;
  const { kind, scheme, direction, dense, padding } = value;
  if (kind === 'plain') return true;
  if (kind !== 'docs' || !isColorScheme(scheme) || !isDirection(direction)) return false;
  return typeof dense === 'boolean' && isString(padding) && /^[\d. px]{0,40}$/.test(padding);
}

function isConsoleLevel(value: unknown): value is ConsoleLevel {
  return CONSOLE_LEVELS.some((level) => level === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isArrayOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}
