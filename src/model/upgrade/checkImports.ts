import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { UpgradePair } from '../reference/Upgrade.ts';
import { compareVersions } from '../reference/VersionHistory.ts';
import { readCallee } from './createMeanings.ts';
import { findPackage } from './findPackage.ts';
import { findUseLinks } from './findUseLinks.ts';
import { MOVED_IMPORTS } from './movedImports.ts';
import type { MovedImport } from './movedImports.ts';
import type { SourceCheck } from './SourceCheck.ts';
import { listArguments, listChildren, readNode, readString } from './SourceTree.ts';
import type { SourceNode } from './SourceTree.ts';

interface ImportedName {
  name: string;
  node: SourceNode;
}

/** Locales are still exported from here, although the packages' main entry points no longer export them. */
const LOCALES_PATH = 'locales';

/** Checks the names in `import … from` and `export … from`, and specifiers that moved. */
export function checkImport(check: SourceCheck, declaration: SourceNode, pair: UpgradePair): void {
  const node = declaration.getChild('String');
  const specifier = readString(check.source, node);
  if (!node || specifier === undefined) return;
  const names = listNames(check, declaration, specifier);
  checkMoved(check, { node, specifier, names }, pair);
  const imported = findPackage(specifier, check.indexes);
  if (!imported || imported.path === LOCALES_PATH) return;
  for (const { name, node: place } of names)
    check.add(place, imported.index, imported.index.find(name));
}

/** Checks `import('…')` and `require('…')` for specifiers that moved. Names are checked where they're read. */
export function checkModuleCall(check: SourceCheck, call: SourceNode, pair: UpgradePair): void {
  const isRequire = call.name === 'CallExpression' && readCallee(check.source, call) === 'require';
  const node = isRequire ? listArguments(call)[0] : call.getChild('String');
  const specifier = readString(check.source, node ?? null);
  if (!node || specifier === undefined) return;
  const name = specifier.split('/').at(-1) ?? '';
  checkMoved(check, { node, specifier, names: [{ name, node }] }, pair);
}

function listNames(
  { source }: SourceCheck,
  declaration: SourceNode,
  specifier: string,
): ImportedName[] {
  const group = declaration.getChild('ImportGroup') ?? declaration.getChild('ExportGroup');
  // The default import in `import DatePicker from '@mui/lab/DatePicker'` is the export named after the path.
  const whole = declaration.getChild('Star') ? null : declaration.getChild('VariableDefinition');
  const last = /\/(\w+)$/.exec(specifier)?.[1];
  return [
    ...(whole && last !== undefined ? [{ name: last, node: whole }] : []),
    ...(group ? listChildren(group) : [])
      // In `A as B`, only the first name comes from the package.
      .filter(
        ({ name, prevSibling }) =>
          /^Variable(?:Name|Definition)$/.test(name) && prevSibling?.name !== 'as',
      )
      .map((node) => ({ name: readNode({ text: source.text }, node), node })),
  ];
}

interface ImportPlace {
  node: SourceNode;
  specifier: string;
  names: readonly ImportedName[];
}

function checkMoved(
  check: SourceCheck,
  { node, specifier, names }: ImportPlace,
  pair: UpgradePair,
) {
  for (const moved of MOVED_IMPORTS) {
    const index = check.indexes.find(({ family }) => family.productId === moved.productId);
    if (!index || !moved.from.test(specifier) || !isInRange(moved, pair)) continue;
    const places =
      moved.marks === 'specifier'
        ? [{ name: specifier.split('/').at(-1) ?? '', place: node }]
        : names
            .filter(({ name }) => moved.names?.test(name))
            .map(({ name, node: place }) => ({ name, place }));
    for (const { name, place } of places) {
      const difference = createDifference(moved, name, pair);
      const links = moved.guide ? { guide: moved.guide } : findUseLinks(index.family, difference);
      check.add(place, index, difference, { fix: moved.describe(name, specifier), links });
    }
  }
}

function isInRange({ version }: MovedImport, { from, to }: UpgradePair): boolean {
  if (version === undefined) return true;
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
}

function createDifference(
  { kind, version }: MovedImport,
  name: string,
  { from }: UpgradePair,
): ApiDifference {
  return { kind, owners: [name], version: version ?? from };
}
