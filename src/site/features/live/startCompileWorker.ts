import type { StartCompileWorker } from './createCompileClient.ts';
import type { CompileReply } from './compileReply.ts';

export const startCompileWorker: StartCompileWorker = (onReply, onError) => {
  const worker = new Worker(new URL('./compileWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CompileReply>) => onReply(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onError(new Error(event.message || 'The compiler could not be loaded.'));
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    post: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
  };
};
