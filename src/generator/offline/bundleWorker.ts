import path from 'node:path';
import { build } from 'vite';
import type { AssetDigests } from '#model/delivery/assetDigests.ts';
import { ROOT } from '../files/directories.ts';

export interface WorkerFacts {
  version: string;
  /** Files that are cached when the worker is installed: the offline page and everything it needs. */
  core: readonly string[];
  digests: AssetDigests;
}

/** Bundles a service worker into one script. `retired` is the worker that unregisters itself. */
export async function bundleWorker(
  kind: 'sw' | 'retired',
  { version, core, digests }: WorkerFacts,
): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: {
      WORKER_VERSION: JSON.stringify(version),
      WORKER_CORE: JSON.stringify(core),
      WORKER_DIGESTS: JSON.stringify(digests),
    },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(ROOT, `src/worker/${kind}.ts`),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The worker "${kind}" couldn't be built.`);
  // The version makes the script of every release different, so that browsers install it.
  return `/* ${version} */\n${chunk.code}`;
}
