const done = new Set<string>();

export function hasRun(file: string): boolean {
  return done.has(file);
}

/** Runs the code of a module that demos share. */
export async function runFile(file: string): Promise<void> {
  await import(/* @vite-ignore */ file);
  done.add(file);
}
