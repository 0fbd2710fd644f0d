import type { ProductId } from '#model/product/ProductConfig.ts';

/** A package of MUI X in the reader's file. */
export interface FoundPackage {
  name: string;
  productId: ProductId;
  /** The version as written in the file: `^7.1.0`, `latest`. */
  written: string;
  /** The oldest minor release that it allows, or `undefined` if it isn't a version. */
  minor: string | undefined;
}

export type VersionFileProblem =
  | { kind: 'empty' | 'tooLarge' | 'unknownFile' | 'noPackages' }
  /** The line is undefined in browsers that don't report it. */
  | { kind: 'brokenJson'; line: number | undefined };

export interface FoundPackages {
  packages: FoundPackage[];
  /** Whether the file contains the installed versions instead of the allowed ones. */
  isLock: boolean;
}

export type VersionFile = FoundPackages | { problem: VersionFileProblem };

/** A package and its version as written. */
export type PackageEntry = readonly [name: string, written: string];
