import { createPage } from '../scaffold/createPage.ts';
import { runTask } from '../processes/runTask.ts';

// npm run new:page -- /x/react-charts/bars
await runTask(async () => {
  const { file, next } = createPage(process.argv[2] ?? '');
  console.log(`${file}\n${next}`);
});
