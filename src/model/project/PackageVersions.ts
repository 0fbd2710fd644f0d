/** What an exported project needs to know about an installed package. */
export interface PackageVersion {
  version: string;
  /** Required peer dependencies; optional ones aren't listed. */
  peers?: readonly string[];
  /** The package with its types, if it doesn't include them. */
  types?: string;
  /** The npm overrides that this site sets for it. */
  overrides?: Overrides;
}

export interface Overrides {
  [packageName: string]: string | Overrides;
}

/** Installed packages by name, published as `/x/package-versions.json`. */
export type PackageVersions = Readonly<Record<string, PackageVersion>>;
