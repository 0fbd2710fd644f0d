import { runCommand } from '../processes/runCommand.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { TaskFailure } from '../processes/runTask.ts';
import type { PageProgress } from './prerenderPages.ts';

/**
 * On a machine with much memory, V8 lets the heap grow to 4 GB before it collects old objects, although less than 0.5 GB is in use.
 * More space for young objects makes up for collecting old ones more often.
 */
const MEMORY_LIMITS = ['--max-old-space-size=2000', '--max-semi-space-size=64'];

/** Bundles the site and renders every page into `dist`, in another process. */
export async function renderPages(dist: string, onProgress: OnProgress): Promise<void> {
  const { code, output } = await runCommand('astro/bin/astro.mjs', ['build', '--outDir', dist], {
    env: { NODE_ENV: 'production', FORCE_COLOR: '0' },
    nodeOptions: MEMORY_LIMITS,
    onMessage(message) {
      const { done, total } = message as PageProgress;
      onProgress(done, total);
    },
  });
  if (code !== 0) throw new TaskFailure(output);
}
