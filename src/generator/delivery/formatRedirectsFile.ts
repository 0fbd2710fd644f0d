import { REDIRECT_RULES } from '#model/delivery/redirectRules.ts';
import type { RedirectRule } from '#model/delivery/redirectRules.ts';

/** The `_redirects` file of static hosts. Some of them tell `/old` from `/old/`, so both are listed. */
export function formatRedirectsFile(rules: readonly RedirectRule[] = REDIRECT_RULES): string {
  const lines = rules.flatMap(({ from, to }) => listForms(from).map((form) => `${form} ${to} 301`));
  return ['# Rebuilt by src/generator/delivery/prepareDelivery.ts', ...lines, ''].join('\n');
}

/** `/x/old/` → `/x/old/`, `/x/old`; `/` and patterns stand alone. */
function listForms(from: string): string[] {
  return from === '/' || from.endsWith('*') ? [from] : [from, from.slice(0, -1)];
}
