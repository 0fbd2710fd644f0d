/** The editor's completions for one product. The file is small because it's fetched while a reader types. */
export interface Completions {
  /** Names that each package or entry point exports: `'@mui/x-charts/BarChart'` → `['BarChart', …]`. */
  exports: Record<string, string[]>;
  /** Props by component. Each number is an index into `props`, which components share. */
  components: Record<string, number[]>;
  props: CompletionProp[];
}

export interface CompletionProp {
  name: string;
  type: string;
  /** The first sentence of the description. */
  text?: string;
  /** JavaScript literals it accepts: `'compact'`, `true`, `3`. */
  options?: string[];
  required?: true;
}

/** `data-grid` → `/x/completions/data-grid.json` */
export function getCompletionsPath(family: string): string {
  return `/x/completions/${family}.json`;
}

/** Finds the product of a package, as named in URLs: `@mui/x-data-grid-pro/locales` → `data-grid` */
export function findCompletionFamily(specifier: string): string | undefined {
  return /^@mui\/x-(.+?)(?:-(?:pro|premium))?(?:\/|$)/.exec(specifier)?.[1];
}
