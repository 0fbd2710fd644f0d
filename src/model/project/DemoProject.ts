import type { CodeStylingToken } from '../demo/codeStyling.ts';
import type { CodeVariant } from '../demo/codeVariant.ts';
import type { DemoCodeFile } from '../demo/Demo.ts';
import type { PackageVersions } from './PackageVersions.ts';

export const PROJECT_TARGETS = ['stackblitz', 'codesandbox', 'zip'] as const;
/** The destination of a project. The sources are always the same, but the files around them differ. */
export type ProjectTarget = (typeof PROJECT_TARGETS)[number];

export interface ProjectOptions {
  /** Name of the demo: `BasicBars`. */
  name: string;
  title: string;
  /** The demo first. */
  files: readonly Pick<DemoCodeFile, CodeVariant>[];
  variant: CodeVariant;
  styling: CodeStylingToken;
  versions: PackageVersions;
  target: ProjectTarget;
  /** Lists the import specifiers of a source. The browser passes a parser that also handles code with errors. */
  listImports: (source: string) => string[];
}

/** A demo as a standalone project that readers can download or open elsewhere. */
export interface DemoProject {
  /** Name of its folder and package: `basic-bars-demo`. */
  name: string;
  title: string;
  /** The file to show first. */
  entry: string;
  files: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
