import { assertWithinLimits, createNestingFault, isStackOverflow } from './compileLimits.ts';
import { compileProgram } from './compileProgram.ts';
import type { ProgramSource } from './compileProgram.ts';
import { LiveFault } from './LiveFault.ts';
import type { LiveFaultDetails, LiveFaultKind } from './LiveFault.ts';
import type { Program } from './liveMessages.ts';

export interface CompileRequest {
  id: number;
  source: ProgramSource;
}

/** Messages from the compiler's worker: `ready` once, and then one reply for each request. */
export type CompileReply =
  | { type: 'ready' }
  | { type: 'program'; id: number; program: Program }
  | {
      type: 'fault';
      id: number;
      kind: LiveFaultKind;
      message: string;
      details: LiveFaultDetails;
    };

/** Compiles a program and turns every error into a message, because a worker can't throw an error in the page. */
export function compileReply({ id, source }: CompileRequest): CompileReply {
  try {
    assertWithinLimits(source.files);
    return { type: 'program', id, program: compileProgram(source) };
  } catch (error) {
    const { kind, message, details } = toFault(error);
    return { type: 'fault', id, kind, message, details };
  }
}

function toFault(error: unknown): LiveFault {
  if (error instanceof LiveFault) return error;
  if (isStackOverflow(error)) return createNestingFault();
  return new LiveFault('syntax', error instanceof Error ? error.message : String(error));
}
