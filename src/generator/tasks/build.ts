import { buildSite } from './buildSite.ts';
import { getDistDir } from './getDistDir.ts';
import { runTask } from './runTask.ts';

// npm run build
await runTask(() => buildSite(getDistDir()));
