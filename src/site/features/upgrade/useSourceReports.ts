import { useEffect, useRef, useState } from 'react';
import type { SourceReport } from '#model/upgrade/SourceReport.ts';
import type { SourceComparison, SourceFile, SourceReply, SourceRequest } from './sourceMessages.ts';

export type SourceState =
  { status: 'idle' | 'checking' | 'failed' } | { status: 'done'; reports: SourceReport[] };

/** The worker's last reply, with its request. */
interface Answer extends Omit<SourceRequest, 'id'> {
  /** Missing if the worker failed. */
  reports?: SourceReport[];
}

/** Checks files in a worker, which starts with the first file. */
export function useSourceReports(
  files: readonly SourceFile[],
  comparisons: readonly SourceComparison[],
): SourceState {
  const [answer, setAnswer] = useState<Answer>();
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  useEffect(() => {
    if (files.length === 0 || comparisons.length === 0) return undefined;
    worker.current ??= new Worker(new URL('./sourceWorker.ts', import.meta.url), {
      type: 'module',
    });
    const current = worker.current;
    lastId.current += 1;
    const request: SourceRequest = { id: lastId.current, files, comparisons };
    const onMessage = ({ data: { id, reports } }: MessageEvent<SourceReply>) => {
      if (id === request.id) setAnswer({ files, comparisons, reports });
    };
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      worker.current = undefined;
      setAnswer({ files, comparisons });
    };
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    current.postMessage(request);
    return () => {
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onError);
    };
  }, [files, comparisons]);
  useEffect(() => () => worker.current?.terminate(), []);

  if (files.length === 0 || comparisons.length === 0) return { status: 'idle' };
  if (answer?.files !== files || answer.comparisons !== comparisons) return { status: 'checking' };
  return answer.reports ? { status: 'done', reports: answer.reports } : { status: 'failed' };
}
