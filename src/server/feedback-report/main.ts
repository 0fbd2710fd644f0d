import { describeError } from '../describeError.ts';
import { loadEnv } from '../env.ts';
import { openStorage } from '../storage/openStorage.ts';
import { parseOptions } from './parseOptions.ts';
import { runReport } from './runReport.ts';

try {
  const options = parseOptions(process.argv.slice(2), Date.now());
  const storage = openStorage(loadEnv());
  try {
    process.stdout.write(await runReport(options, storage));
  } finally {
    await storage.close();
  }
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
