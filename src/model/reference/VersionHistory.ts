import type { ProductId } from '../product/ProductConfig.ts';

/** The changes to the public API of one product in each minor release. */
export interface VersionHistory {
  productId: ProductId;
  /** The versions that were read, oldest first: package → `8.0.0`, `8.1.0`, … */
  packages: Record<string, string[]>;
  /** Minor releases that exist but weren't read, oldest first. */
  unread?: string[];
  /** The changes by {@link getHistoryKey}. Anything that has existed from the start and never changed has no entry. */
  changes: Record<string, ApiChange[]>;
}

export interface ApiChange {
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  /** The minor release: `8.4`. */
  version: string;
  /**
   * The last version that was read before it, if the registry is missing some in between: the minor release `8.2`, or `8.5.0` if
   * later patch versions are missing.
   */
  after?: string;
  type?: FromTo;
  default?: FromTo;
  /** The message of a deprecation. */
  text?: string;
  /** The replacement given by a deprecation. It's kept when the deprecated API is removed. */
  replacedBy?: string;
}

/** An empty string means that there was or is no value. */
export type FromTo = readonly [from: string, to: string];

export type HistoryKind =
  'prop' | 'slot' | 'class' | 'css' | 'parameter' | 'return' | 'member' | 'event' | 'text';

/** `DataGrid` → `DataGrid`; `DataGrid`, `prop`, `rowHeight` → `DataGrid prop rowHeight` */
export function getHistoryKey(exportName: string, kind?: HistoryKind, name?: string): string {
  return kind === undefined ? exportName : `${exportName} ${kind} ${name}`;
}

/** A parsed history key: the arguments of {@link getHistoryKey}. */
export interface HistoryEntry {
  /** `DataGrid` */
  owner: string;
  part?: { kind: HistoryKind; name: string };
}

/** `DataGrid prop rowHeight` → `DataGrid`, `prop`, `rowHeight` */
export function parseHistoryKey(key: string): HistoryEntry {
  const [owner = '', kind, ...rest] = key.split(' ');
  if (kind === undefined) return { owner };
  return { owner, part: { kind: kind as HistoryKind, name: rest.join(' ') } };
}

/** Lists all minor releases that were read for at least one package, oldest first. */
export function listMinors({ packages }: Pick<VersionHistory, 'packages'>): string[] {
  return [...new Set(Object.values(packages).flat().map(toMinor))].sort(compareVersions);
}

/** `8.10` is newer than `8.9`. Patch versions are compared too. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether something that didn't exist in the version `after` can exist in a minor release (see {@link ApiChange.after}). */
export function isAfter(minor: string, after: string): boolean {
  return compareVersions(minor, after) > 0 || (minor !== after && minor === toMinor(after));
}

/** `8.13.1` → `8.13` */
export function toMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** `8.3.1` → `8.2`, `8.1`, `8.0` */
export function listOlderReleases(version: string): string[] {
  const [major, minor] = version.split('.');
  return Array.from({ length: Number(minor) }, (_, index) => `${major}.${index}`).reverse();
}
