import { isBuildFresh } from '../files/buildStamp.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { runTask } from '../processes/runTask.ts';

// npm run build [-- --all]: builds the site if something changed since the last build, or in any case with `--all`.
await runTask(async () => {
  const dist = getDistDir();
  if (!process.argv.includes('--all') && isBuildFresh(dist)) {
    console.log('Nothing changed since the last build. To build anyway: npm run build -- --all');
    return;
  }
  // Loading the bundler takes longer than finding out that nothing changed.
  const { buildSite } = await import('../pipeline/buildSite.ts');
  await buildSite(dist);
});
