import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { siteConfig } from '#content/site.config.ts';
import { toProjectPath } from '../files/directories.ts';
import { runTask, TaskFailure } from '../processes/runTask.ts';
import { measureVersions } from '../api-reference/versions/measureVersions.ts';
import { getHistoryFile } from '../api-reference/versions/versionHistory.ts';

// npm run measure:versions [-- --product x-charts --from 5.0.0 --edges]: writes the changes in each minor release of the packages
// to content/versions. It downloads every release once. An interrupted run is continued. With --edges, it only reads the first
// and last release of each older major version.
await runTask(async () => {
  const { values } = parseArgs({
    options: {
      product: { type: 'string' },
      from: { type: 'string', default: '5.0.0' },
      edges: { type: 'boolean', default: false },
    },
  });
  const products = siteConfig.products.filter(
    ({ id }) => values.product === undefined || id === values.product,
  );
  if (products.length === 0) {
    const ids = siteConfig.products.map(({ id }) => id).join(', ');
    throw new TaskFailure(`There is no product "${values.product}". Products: ${ids}.`);
  }
  for (const product of products) {
    const start = Date.now();
    const history = await measureVersions(product, {
      from: values.from,
      edgesOnly: values.edges,
      onProgress: (done, total, { minor }) => {
        const seconds = Math.round((Date.now() - start) / 1000);
        console.log(`${product.name} ${minor} (${done + 1}/${total}, ${seconds} s)`);
      },
      onErrors: (_, errors) => {
        for (const error of errors) console.log(`  not read: ${error}`);
      },
      onUnread: (_, reason) => console.log(`  the whole release is not read: ${reason}`),
    });
    const file = getHistoryFile(product.id);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await format(JSON.stringify(history), { parser: 'json', printWidth: 100 }));
    const { changes, unread = [] } = history;
    console.log(`${toProjectPath(file)}: ${Object.keys(changes).length} entries.`);
    if (unread.length > 0) console.log(`Releases without data: ${unread.join(', ')}.`);
  }
});
