export interface Compiler {
  compile: (typeof import('./compileProgram.ts'))['compileProgram'];
  /** What programs can import. */
  packages: readonly string[];
}

let loading: Promise<Compiler> | undefined;

/** The compiler and the list of imports, loaded when the first program runs. */
export function loadCompiler(): Promise<Compiler> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Compiler> {
  const [{ compileProgram }, packages] = await Promise.all([
    import('./compileProgram.ts'),
    loadPackages(),
  ]);
  return { compile: compileProgram, packages };
}

async function loadPackages(): Promise<string[]> {
  const response = await fetch('/x/live/imports.json');
  if (!response.ok)
    throw new Error(`Loading the list of imports failed with status ${response.status}.`);
  const { imports } = (await response.json()) as { imports: string[] };
  return imports;
}
