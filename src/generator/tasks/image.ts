import path from 'node:path';
import { writeServerPackage } from '../image/writeServerPackage.ts';
import { runTask, TaskFailure } from '../processes/runTask.ts';

// npm run image -- FOLDER: writes the files that the server needs and its part of the lockfile. The Dockerfile uses it.
await runTask(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new TaskFailure('Name a folder to write to.\nHint: npm run image -- /server');
  const { files, packages } = await writeServerPackage(path.resolve(folder));
  console.log(`${files.length} files in ${folder}, which need ${packages.join(', ')}`);
});
