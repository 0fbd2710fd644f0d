import { enableCompileCache } from 'node:module';
import { COMPILED_CODE_DIR } from '../files/directories.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { ensureBuilt } from '../pipeline/ensureBuilt.ts';
import { endWithParent } from '../processes/endWithParent.ts';
import { runTask } from '../processes/runTask.ts';

// npm run build [-- --all]: builds what changed since the last build, or everything with `--all`.
endWithParent();
enableCompileCache(COMPILED_CODE_DIR);
await runTask(async () => {
  const dist = getDistDir();
  if (process.argv.includes('--all')) {
    const { buildSite } = await import('../pipeline/buildSite.ts');
    await buildSite(dist);
  } else if ((await ensureBuilt(dist)) === 'nothing') {
    console.log(
      'Nothing changed since the last build. To build everything: npm run build -- --all',
    );
  }
});
