import type { FromTo } from '#model/reference/VersionHistory.ts';
import { replaceDate } from './compareTypes.ts';

/** Returns both defaults if they differ. If only one version documents a default, it's unknown whether it changed. */
export function compareDefaults(before = '', after = ''): FromTo | undefined {
  if (before === '' || after === '') return undefined;
  return simplifyDefault(before) === simplifyDefault(after) ? undefined : [before, after];
}

/** Ignores capitalization, because some defaults are phrases: `true on Desktop` → `true on desktop` */
function simplifyDefault(text: string): string {
  return replaceDate(text).toLowerCase();
}
