import { buildSite } from '../pipeline/buildSite.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { runTask } from '../processes/runTask.ts';

// npm run build
await runTask(() => buildSite(getDistDir()));
