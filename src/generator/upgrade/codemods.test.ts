import { describe, expect, it } from 'vitest';
import { codemods } from '#content/codemods/codemods.ts';
import { siteConfig } from '#content/site.config.ts';
import { isCovered } from '#model/reference/Codemod.ts';
import { getMajor } from '#model/reference/Upgrade.ts';
import { parseHistoryKey } from '#model/reference/VersionHistory.ts';
import { MOVED_IMPORTS } from '#model/upgrade/movedImports.ts';
import { UNLISTED_CHANGES } from '#model/upgrade/unlistedChanges.ts';
import { readVersionHistory } from '../api-reference/versions/versionHistory.ts';

describe.each(siteConfig.products.map(({ id }) => id))('the codemods of %s', (id) => {
  const changes = { ...readVersionHistory(id)?.changes, ...UNLISTED_CHANGES[id] };
  const entries = Object.entries(changes).flatMap(([key, list]) => {
    const { owner, part } = parseHistoryKey(key);
    return (Array.isArray(list) ? list : [list]).map((change) => ({
      ...change,
      owners: [owner],
      ...(part ? { part } : {}),
    }));
  });

  /** Whether an export, such as a date adapter, keeps its name but moved to another path. */
  const isMoved = (name: string) =>
    MOVED_IMPORTS.some(
      ({ productId, from }) => productId === id && from.test(`@mui/${id}/${name}`),
    );

  it.each(codemods[id].map(({ transform, ...scope }) => [transform, scope] as const))(
    '%s mentions only changes of its major version',
    (transform, { exports = [], parts = [], owners }) => {
      const major = Number(/^v(\d+)\.0\.0\/[\w-]+\/[\w-]+$/.exec(transform)?.[1]);
      const isChanged = (scope: Parameters<typeof isCovered>[0]) =>
        entries.some((entry) => getMajor(entry.version) === major && isCovered(scope, entry));
      const unknown = [
        ...exports.filter((name) => !isChanged({ exports: [name] }) && !isMoved(name)),
        ...parts.filter((part) => !isChanged({ parts: [part], ...(owners ? { owners } : {}) })),
        ...(owners ?? []).filter((owner) => !isChanged({ parts, owners: [owner] })),
      ];
      expect(exports.length + parts.length).toBeGreaterThan(0);
      expect(unknown).toEqual([]);
    },
  );
});
