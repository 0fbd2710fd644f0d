import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { siteConfig } from '#content/site.config.ts';
import { toProjectPath } from '../files/directories.ts';
import { runTask } from '../processes/runTask.ts';
import { measureVersions } from '../api-reference/versions/measureVersions.ts';
import { getHistoryFile } from '../api-reference/versions/versionHistory.ts';

// npm run measure:versions [-- --product x-charts]: what changed in which minor release of the packages, into content/versions.
// It downloads every release once. A run that was interrupted continues where it stopped.
await runTask(async () => {
  const { values } = parseArgs({
    options: { product: { type: 'string' }, from: { type: 'string', default: '8.0.0' } },
  });
  for (const product of siteConfig.products) {
    if (values.product && product.id !== values.product) continue;
    const history = await measureVersions(product, {
      from: values.from,
      onProgress: (done, total, { minor }) =>
        console.log(`${product.name} ${minor} (${done + 1}/${total})`),
      onErrors: (_, errors) => {
        for (const error of errors) console.log(`  not read: ${error}`);
      },
    });
    const file = getHistoryFile(product.id);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await format(JSON.stringify(history), { parser: 'json', printWidth: 100 }));
    console.log(`${toProjectPath(file)}: ${Object.keys(history.changes).length} entries.`);
  }
});
