import type { ProductId } from '#model/product/ProductConfig.ts';

/** A package of MUI X in a file of the reader. */
export interface FoundPackage {
  name: string;
  productId: ProductId;
  /** What the file says: `^7.1.0`, `latest`. */
  written: string;
  /** The oldest minor release that it allows; `undefined` if it names no version. */
  minor: string | undefined;
}

export type VersionFileProblem =
  | { kind: 'empty' | 'tooLarge' | 'unknownFile' | 'noPackages' }
  /** The line is missing in browsers that don't say where. */
  | { kind: 'brokenJson'; line: number | undefined };

export interface FoundPackages {
  packages: FoundPackage[];
  /** Whether the file names what's installed instead of what's allowed. */
  isLock: boolean;
}

export type VersionFile = FoundPackages | { problem: VersionFileProblem };

/** A package and its version as written. */
export type PackageEntry = readonly [name: string, written: string];
