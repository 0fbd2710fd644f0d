import type { FromTo } from '#model/reference/VersionHistory.ts';
import { replaceDate } from './compareTypes.ts';

/** The two defaults, unless they say the same. Where only one version documents a default, nobody can tell. */
export function compareDefaults(before = '', after = ''): FromTo | undefined {
  if (before === '' || after === '') return undefined;
  return simplifyDefault(before) === simplifyDefault(after) ? undefined : [before, after];
}

/** Some defaults are sentences, whose capitals change: `true on Desktop` → `true on desktop` */
function simplifyDefault(text: string): string {
  return replaceDate(text).toLowerCase();
}
