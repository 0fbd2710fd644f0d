import { getRootName } from '#model/reference/ApiReference.ts';
import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import { getMajor } from '#model/reference/Upgrade.ts';
import { compareVersions, isAfter, parseHistoryKey } from '#model/reference/VersionHistory.ts';
import type { ApiChange } from '#model/reference/VersionHistory.ts';
import { highestPlan } from '../declarations/declarations.ts';
import { compareDefaults } from './compareDefaults.ts';
import { compareTypes } from './compareTypes.ts';
import type { Fact, Facts } from './listFacts.ts';

/** The API of one minor release. */
export interface Snapshot {
  /** `8.4` */
  minor: string;
  /** The plans whose packages were read. */
  plans: readonly Plan[];
  /** Packages that were read in an older patch version than the others, by plan. The registry doesn't have their last one. */
  outdated?: Partial<Record<Plan, string>>;
  facts: Facts;
}

/** Lists the changes between snapshots, which are sorted from old to new. */
export function createHistory(snapshots: readonly Snapshot[]): Record<string, ApiChange[]> {
  const latest = collectFacts(snapshots);
  const changes = new Map<string, ApiChange[]>();
  for (const [key, fact] of latest) {
    const found = listChanges(key, fact, snapshots);
    if (found.length > 0) changes.set(key, found);
  }
  for (const [key, fact] of latest) {
    if (!fact.owner || fact.plan === fact.need) continue;
    const root = changes.get(key.replace(fact.owner, getRootName(fact.owner)));
    const first = snapshots.find(({ plans }) => plans.includes(fact.need));
    if (!root || !first) continue;
    const own = changes.get(key) ?? [];
    const added = own.some(({ kind }) => kind === 'added') ? [] : findAdded(root, first.minor);
    if (own.length + added.length > 0) changes.set(key, [...added, ...narrowGaps(own, root)]);
  }
  const kept = [...changes].flatMap(([key, list]) => {
    const owner = latest.get(key)?.owner;
    const rest = owner ? dropShared(list, changes.get(owner) ?? []) : list;
    return rest.length > 0 ? [[key, rest] as const] : [];
  });
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Collects the last known state of everything that ever existed. If it moved between plans, it needs the highest of them. */
function collectFacts(snapshots: readonly Snapshot[]): Facts {
  const latest: Facts = new Map();
  for (const [key, fact] of snapshots.flatMap(({ facts }) => [...facts])) {
    const need = highestPlan(fact.need, latest.get(key)?.need ?? fact.need);
    latest.set(key, { ...fact, need });
  }
  for (const [key, fact] of latest) {
    latest.set(key, { ...fact, need: settleNeed(key, fact.need, snapshots) });
  }
  return latest;
}

/** Finds the plan that an export depends on. If a higher plan adds it to a lower package, its absence there isn't a change. */
function settleNeed(key: string, need: Plan, snapshots: readonly Snapshot[]): Plan {
  const steady = PLANS.slice(PLANS.indexOf(need)).find((plan) => {
    // If it also exists in a release where this plan's packages weren't read, it doesn't come from them.
    const isOwn = snapshots.every(({ plans, facts }) => plans.includes(plan) || !facts.has(key));
    if (plan !== need && !isOwn) return false;
    const has = snapshots
      .filter(({ plans }) => plans.includes(plan))
      .map(({ facts }) => facts.has(key));
    const first = has.indexOf(true);
    const gone = first < 0 ? -1 : has.indexOf(false, first);
    return first >= 0 && (gone < 0 || !has.includes(true, gone));
  });
  return steady ?? need;
}

function listChanges(key: string, fact: Fact, snapshots: readonly Snapshot[]): ApiChange[] {
  const changes: ApiChange[] = [];
  let previous: { index: number; fact: Fact | undefined } | undefined;
  for (const [index, snapshot] of snapshots.entries()) {
    if (!canTell(key, fact, snapshot)) continue;
    const current = snapshot.facts.get(key);
    if (previous) {
      const before = snapshots[previous.index];
      const outdated = findOutdated(before, snapshot, fact.need);
      const isGap = index - previous.index > 1 || outdated !== undefined;
      for (const change of compareFacts(previous.fact, current, snapshot.minor)) {
        changes.push({ ...change, ...(isGap ? { after: outdated ?? before?.minor ?? '' } : {}) });
      }
    }
    previous = { index, fact: current };
  }
  return changes;
}

/** Finds the patch version that was read instead of the last one. Changes of a new major version aren't affected by it. */
function findOutdated(before: Snapshot | undefined, { minor }: Snapshot, plan: Plan) {
  if (!before || getMajor(before.minor) !== getMajor(minor)) return undefined;
  return before.outdated?.[plan];
}

/** Whether a snapshot shows if something existed in that version. */
function canTell(key: string, { owner, need }: Fact, { plans, facts }: Snapshot): boolean {
  if (!plans.includes(need)) return false;
  const found = owner === undefined ? undefined : facts.get(owner);
  if (!found) return true;
  // If the export was read as another kind of export, its members are unknown.
  const part = parseHistoryKey(key).part;
  if (found.hasParts !== true || (part && found.unlisted?.includes(part.kind))) return false;
  return part?.kind !== 'class' || facts.has(key) || !listClasses(facts).has(part.name);
}

const classesOf = new WeakMap<Facts, ReadonlySet<string>>();

/** Lists every class of a release. A class isn't removed if another component has it now, like that of the picker toolbar. */
function listClasses(facts: Facts): ReadonlySet<string> {
  const known = classesOf.get(facts);
  if (known) return known;
  const parts = [...facts.keys()].flatMap((key) => parseHistoryKey(key).part ?? []);
  const classes = new Set(parts.flatMap(({ kind, name }) => (kind === 'class' ? [name] : [])));
  classesOf.set(facts, classes);
  return classes;
}

function compareFacts(
  before: Fact | undefined,
  after: Fact | undefined,
  version: string,
): ApiChange[] {
  if (before?.borrowed || after?.borrowed) return [];
  if (!before) return after ? [{ kind: 'added', version }] : [];
  if (!after) return [{ kind: 'removed', version, ...describeReplacement(before) }];
  const changes: ApiChange[] = [];
  const type = compareTypes(before.type, after.type);
  const value = compareDefaults(before.default, after.default);
  if (type || value) {
    changes.push({
      kind: 'changed',
      version,
      ...(type ? { type } : {}),
      ...(value ? { default: value } : {}),
    });
  }
  if (after.deprecated !== undefined && before.deprecated === undefined) {
    const text = after.deprecated;
    changes.push({
      kind: 'deprecated',
      version,
      ...(text ? { text } : {}),
      ...describeReplacement(after),
    });
  }
  return changes;
}

function describeReplacement({ replacement }: Fact): Pick<ApiChange, 'replacedBy'> {
  return replacement === undefined ? {} : { replacedBy: replacement };
}

/** Props that `RichTreeViewPro` inherits from `RichTreeView` are as old there, even if the first Pro package came later. */
function findAdded(root: readonly ApiChange[], first: string): ApiChange[] {
  return root.filter(
    ({ kind, version, after }) =>
      kind === 'added' && after === undefined && compareVersions(version, first) <= 0,
  );
}

/** Dates changes of `DataGridPremium` by the same ones of `DataGrid`, whose package may exist for more releases. */
function narrowGaps(list: readonly ApiChange[], root: readonly ApiChange[]): ApiChange[] {
  return list.map((change) => {
    const { after, ...rest } = change;
    if (after === undefined) return change;
    const twin = root.find(
      (other) =>
        other.kind === change.kind &&
        other.after === undefined &&
        isAfter(other.version, after) &&
        compareVersions(other.version, change.version) <= 0,
    );
    return twin ? { ...rest, version: twin.version } : change;
  });
}

/** Drops changes that a member shares with its owner, because they were added or removed together. */
function dropShared(list: readonly ApiChange[], owner: readonly ApiChange[]): ApiChange[] {
  return list.filter((change) => !owner.some((other) => isShared(change, other)));
}

/** Whether a member was added or removed with its owner. It may only become readable some releases later. */
function isShared({ kind, version, after }: ApiChange, other: ApiChange): boolean {
  if (kind !== other.kind || (kind !== 'added' && kind !== 'removed')) return false;
  if (version === other.version) return true;
  if (after === undefined) return false;
  return isAfter(other.version, after) && compareVersions(other.version, version) <= 0;
}
