import type { RedirectRule } from '#model/delivery/DeliveryConfig.ts';

/** The `_redirects` file of static hosts. Some hosts treat `/old` and `/old/` as different URLs, so both are listed. */
export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules.flatMap(({ from, to }) => listForms(from).map((form) => `${form} ${to} 301`));
  return ['# Rebuilt by src/generator/delivery/prepareDelivery.ts', ...lines, ''].join('\n');
}

/** `/x/old/` → `/x/old/`, `/x/old`; `/` and patterns have one form. */
function listForms(from: string): string[] {
  return from === '/' || from.endsWith('*') ? [from] : [from, from.slice(0, -1)];
}
