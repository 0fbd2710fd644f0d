import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../files/directories.ts';
import { ensureBuilt } from '../pipeline/ensureBuilt.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { endWithParent } from '../processes/endWithParent.ts';
import { runTask } from '../processes/runTask.ts';

// npm start: build if anything changed since the last build, then serve.
endWithParent();
await runTask(async () => {
  const dist = getDistDir();
  await ensureBuilt(dist);
  const server = spawn(process.execPath, [path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    // The server stops when the channel closes, so it never outlives this process.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  await new Promise<void>((resolve) => {
    server.on('exit', (code) => {
      process.exitCode = code ?? 0;
      resolve();
    });
  });
});
