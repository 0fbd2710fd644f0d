/** What an exported project needs to know about an installed package. */
export interface PackageVersion {
  version: string;
  /** Required peer dependencies; optional ones aren't listed. */
  peers?: readonly string[];
  /** The package with its types, if it doesn't include them. */
  types?: string;
  /** The npm overrides of this site that apply to it. */
  overrides?: Overrides;
}

export interface Overrides {
  [packageName: string]: string | Overrides;
}

/** By package name; published as `/x/package-versions.json`. */
export type PackageVersions = Readonly<Record<string, PackageVersion>>;
