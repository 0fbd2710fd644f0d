import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { SIZES_FILE } from '../api-reference/sizes/importSizes.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { measureSizes } from '../api-reference/sizes/measureSizes.ts';
import { toProjectPath } from '../files/directories.ts';
import { runTask, TaskFailure } from '../processes/runTask.ts';

// npm run measure:sizes [-- --seconds 180]: writes the size of every public import to content/import-sizes.json. An interrupted
// run is continued.
await runTask(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
  const { result, missing } = await measureSizes(await loadSiteApi(), {
    ...(values.seconds ? { limit: Number(values.seconds) * 1000 } : {}),
    onProgress: (done, total, name) => {
      if (name) console.log(`${done + 1}/${total} ${name}`);
    },
  });
  if (missing > 0) throw new TaskFailure(`${missing} are not measured yet. Run it again to go on.`);
  writeFileSync(
    SIZES_FILE,
    await format(JSON.stringify(result), { parser: 'json', printWidth: 100 }),
  );
  console.log(`${toProjectPath(SIZES_FILE)}: ${Object.keys(result.sizes).length} imports.`);
});
