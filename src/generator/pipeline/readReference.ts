import { loadSiteApi } from '../api-reference/loadApi.ts';
import { runTask } from '../processes/runTask.ts';

// Puts the reference into its cache in another process, because the compiler that reads it would keep most of a gigabyte until the
// build ends.
await runTask(async () => void (await loadSiteApi()));
