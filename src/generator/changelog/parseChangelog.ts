import type { Plan } from '#model/product/Plan.ts';

/** A release as written in `CHANGELOG.md`. Families still have the names of their headings. */
export interface ChangelogRelease {
  version: string;
  date: string;
  highlights: string[];
  families: { heading: string; changes: { text: string; plan: Plan }[] }[];
}

const STABLE = /^## (\d+\.\d+\.\d+)$/;

/** Reads the stable releases of a changelog, newest first. */
export function parseChangelog(text: string): ChangelogRelease[] {
  return text.split(/^(?=## )/m).flatMap((part) => {
    const lines = part.split('\n');
    const version = STABLE.exec(lines[0]?.trim() ?? '')?.[1];
    return version ? [readRelease(version, lines.slice(1))] : [];
  });
}

function readRelease(version: string, lines: readonly string[]): ChangelogRelease {
  const release: ChangelogRelease = { version, date: '', highlights: [], families: [] };
  let plan: Plan = 'community';
  let isCode = false;
  for (const line of lines) {
    if (line.trim().startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    const date = /^_(\w+ \d+, \d{4})_$/.exec(line.trim())?.[1];
    if (date) release.date = toIsoDate(date);
    const heading = /^### (.+)$/.exec(line)?.[1];
    if (heading) {
      release.families.push({ heading: heading.trim(), changes: [] });
      plan = 'community';
    }
    const packageName = /^#### `@mui\/([\w-]+)@/.exec(line)?.[1];
    if (packageName) plan = findPlan(packageName);
    const item = /^- (.+)$/.exec(line)?.[1];
    if (!item) continue;
    const family = release.families.at(-1);
    if (family) family.changes.push({ text: cleanItem(item), plan });
    else release.highlights.push(cleanItem(item));
  }
  return release;
}

function findPlan(packageName: string): Plan {
  if (packageName.endsWith('-premium')) return 'premium';
  return packageName.endsWith('-pro') ? 'pro' : 'community';
}

/** `Oct 1, 2025` → `2025-10-01` */
function toIsoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

/** `🐛 [data-grid] Fix the menu (#19622) @someone` → `Fix the menu` */
function cleanItem(item: string): string {
  return item
    .replace(/^[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]+\s*/u, '')
    .replace(/^(?:\[[\w\s,-]+\]\s*)+(?!\()/, '')
    .replace(/(?:\s+\(#\d+\))?(?:\s+(?:and\s+)?@[\w-]+(?:\[bot\])?,?)+\s*$/, '')
    .replace(/\s+\(#\d+\)$/, '')
    .trim();
}
