import type { DocsError } from '#model/errors/DocsError.ts';

/** The result of one check. Faults fail the run, and notes are only printed. */
export interface CheckResult {
  faults: DocsError[];
  notes?: string[];
}

export interface Check {
  name: string;
  /** True if it only reads the sources, so that it can run while the site is being built. */
  isSourceCheck?: boolean;
  run: () => CheckResult | Promise<CheckResult>;
}
