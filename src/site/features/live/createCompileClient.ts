import type { ProgramSource } from './compileProgram.ts';
import type { CompileReply, CompileRequest } from './compileReply.ts';
import { LiveFault } from './LiveFault.ts';
import type { Program } from './liveMessages.ts';

/** Ordinary code compiles in milliseconds, but some code would take minutes. */
export const COMPILE_DEADLINE_MS = 2000;

/** The part of a worker that the client uses. */
export interface CompileWorker {
  post: (request: CompileRequest) => void;
  terminate: () => void;
}

/** Starts a worker and passes its replies and its fatal error to these functions. */
export type StartCompileWorker = (
  onReply: (reply: CompileReply) => void,
  onError: (error: Error) => void,
) => CompileWorker;

export interface CompileClient {
  /** Rejects with a `LiveFault`, or with the signal's reason if a newer program replaced this one in the queue. */
  compile: (source: ProgramSource, signal?: AbortSignal) => Promise<Program>;
}

/** Compiles one program after another in a worker. A worker that misses the deadline is replaced. */
export function createCompileClient(
  start: StartCompileWorker,
  deadlineMs = COMPILE_DEADLINE_MS,
): CompileClient {
  let worker: CompileWorker | undefined;
  let whenReady: Promise<void> | undefined;
  let settle: ((reply: Exclude<CompileReply, { type: 'ready' }> | Error) => void) | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let count = 0;

  function open(): Promise<void> {
    whenReady ??= new Promise<void>((resolve, reject) => {
      worker = start(
        (reply) => (reply.type === 'ready' ? resolve() : settle?.(reply)),
        (error) => {
          close();
          reject(error);
          settle?.(error);
        },
      );
    });
    return whenReady;
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
    whenReady = undefined;
  }

  async function compileOne(source: ProgramSource, signal?: AbortSignal): Promise<Program> {
    signal?.throwIfAborted();
    // The deadline is for compiling only, because loading the worker depends on the network.
    await open();
    signal?.throwIfAborted();
    count += 1;
    const id = count;
    const reply = await new Promise<Exclude<CompileReply, { type: 'ready' }>>((resolve, reject) => {
      const expire = () => {
        close();
        settle?.(
          new LiveFault('deadline', `Compiling took longer than ${deadlineMs / 1000} s.`, {
            limit: deadlineMs / 1000,
          }),
        );
      };
      // If the page itself was busy, the reply may be waiting behind this timer, so it gets another turn.
      let timer = setTimeout(() => (timer = setTimeout(expire, 0)), deadlineMs);
      settle = (result) => {
        if (!(result instanceof Error) && result.id !== id) return;
        clearTimeout(timer);
        settle = undefined;
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      worker?.post({ id, source });
    });
    if (reply.type === 'program') return reply.program;
    throw new LiveFault(reply.kind, reply.message, reply.details);
  }

  return {
    compile(source, signal) {
      const result = queue.then(() => compileOne(source, signal));
      queue = result.catch(() => {});
      return result;
    },
  };
}
