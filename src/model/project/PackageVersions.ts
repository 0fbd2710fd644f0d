/** What an exported project has to know about a package that the site has installed. */
export interface PackageVersion {
  version: string;
  /** Packages it expects beside it; those it can do without are not listed. */
  peers?: readonly string[];
  /** The package with its types, where it brings none of its own. */
  types?: string;
  /** The part of this site's npm overrides that reaches it. */
  overrides?: Overrides;
}

export interface Overrides {
  [packageName: string]: string | Overrides;
}

/** By package name; published as `/x/package-versions.json`. */
export type PackageVersions = Readonly<Record<string, PackageVersion>>;
