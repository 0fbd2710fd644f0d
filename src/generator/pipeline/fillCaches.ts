import { createDemoCode } from '../demos/createDemoCode.ts';
import { listDemoIds } from '../files/listDemoFiles.ts';
import { getApiSite } from '../pages/getApiSite.ts';
import { runTask } from '../processes/runTask.ts';

// Creates what rendering needs from caches in another process, while Vite bundles. Rendering starts at the other end of the list of
// demos, so that the two don't create the same code at the same time. If they do, the results are equal, and one of them is kept.
await runTask(async () => {
  await getApiSite();
  for (const id of listDemoIds().toReversed()) await createDemoCode(id);
});
