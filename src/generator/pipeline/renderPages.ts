import { runCommand } from '../processes/runCommand.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { TaskFailure } from '../processes/runTask.ts';
import type { PageProgress } from './prerenderPages.ts';

/** Bundles the site and renders every page into `dist`, in another process. */
export async function renderPages(dist: string, onProgress: OnProgress): Promise<void> {
  const { code, output } = await runCommand('astro/bin/astro.mjs', ['build', '--outDir', dist], {
    env: { NODE_ENV: 'production', FORCE_COLOR: '0' },
    onMessage(message) {
      const { done, total } = message as PageProgress;
      onProgress(done, total);
    },
  });
  if (code !== 0) throw new TaskFailure(output);
}
