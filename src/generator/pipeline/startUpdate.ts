import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED_CODE_DIR } from '../files/directories.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { TaskFailure } from '../processes/runTask.ts';
import type { UpdateMessage, UpdateRequest } from './updateWorker.ts';

export interface UpdateProcess {
  render: (
    job: Omit<Extract<UpdateRequest, { kind: 'render' }>, 'kind'>,
    onProgress: OnProgress,
  ) => Promise<Omit<Extract<UpdateMessage, { kind: 'rendered' }>, 'kind'>>;
  stop: () => void;
}

/** Starts the process that renders an update. It opens the renderer right away. */
export function startUpdate(edited: readonly string[]): UpdateProcess {
  const child = fork(fileURLToPath(new URL('updateWorker.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED_CODE_DIR },
    // It creates a lot and ends soon, so it shouldn't collect garbage all the time.
    execArgv: [...process.execArgv, '--max-semi-space-size=64'],
  });
  const send = (request: UpdateRequest) => child.send(request);
  let failure: TaskFailure | undefined;
  let fail = (error: TaskFailure): void => {
    failure = error;
  };
  child.on('exit', (code) => fail(new TaskFailure(`The renderer stopped with code ${code}.`)));
  child.on('message', (message: UpdateMessage) => {
    if (message.kind === 'failed') fail(new TaskFailure(message.message));
  });
  send({ kind: 'open', edited: [...edited] });
  return {
    render: (job, onProgress) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        fail = reject;
        child.on('message', (message: UpdateMessage) => {
          if (message.kind === 'progress') onProgress(message.done, message.total);
          if (message.kind === 'rendered') resolve(message);
        });
        send({ kind: 'render', ...job });
      }),
    stop() {
      fail = () => {};
      child.kill();
    },
  };
}
