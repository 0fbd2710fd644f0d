import { createCompileClient } from './createCompileClient.ts';
import type { CompileClient } from './createCompileClient.ts';
import { startCompileWorker } from './startCompileWorker.ts';

export interface Compiler extends CompileClient {
  /** The packages that programs can import. */
  packages: readonly string[];
}

const client = createCompileClient(startCompileWorker);
let loading: Promise<Compiler> | undefined;

/** Loads the compiler and the list of packages when the first program runs. */
export function loadCompiler(): Promise<Compiler> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Compiler> {
  const response = await fetch('/x/live/imports.json');
  if (!response.ok)
    throw new Error(`Loading the list of imports failed with status ${response.status}.`);
  const { imports } = (await response.json()) as { imports: string[] };
  return { ...client, packages: imports };
}
