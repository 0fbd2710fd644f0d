import type { DocsError } from '#model/errors/DocsError.ts';

/** What one check found. Faults fail the run; notes are only said. */
export interface CheckResult {
  faults: DocsError[];
  notes?: string[];
}

export interface Check {
  name: string;
  /** Only reads the sources, so it can run while the site is being built. */
  isSourceCheck?: boolean;
  run: () => CheckResult | Promise<CheckResult>;
}
