import { createDemo } from '../scaffold/createDemo.ts';
import { runTask } from '../processes/runTask.ts';

// npm run new:demo -- /x/react-charts/bars BasicBars
await runTask(async () => {
  const [, , address = '', name = ''] = process.argv;
  const { file, next } = createDemo(address, name);
  console.log(`${file}\nPaste into its page: ${next}`);
});
