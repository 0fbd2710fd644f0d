import { Worker } from 'node:worker_threads';

export interface WorkerOptions<Result> {
  workerData: unknown;
  workers: number;
  onResult: (result: Result) => void;
}

/** Hands tasks to workers, one at a time each. A worker answers every message with one message. */
export async function runWorkers<Task, Result>(
  script: URL,
  tasks: readonly Task[],
  { workerData, workers, onResult }: WorkerOptions<Result>,
): Promise<void> {
  const queue = [...tasks];
  const run = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const next = () => {
        const task = queue.shift();
        if (task === undefined) resolve();
        else worker.postMessage(task);
      };
      worker.on('message', (result: Result) => {
        onResult(result);
        next();
      });
      worker.on('error', reject);
      next();
    });
  const running = Array.from(
    { length: Math.min(workers, tasks.length) },
    () => new Worker(script, { workerData }),
  );
  try {
    await Promise.all(running.map(run));
  } finally {
    await Promise.all(running.map((worker) => worker.terminate()));
  }
}
