import type { Locale } from '#model/locale/Locale.ts';
import { startPagefind } from '../search/comparePagefind.ts';
import { QUALITY_HEAD, formatMiss, formatQuality } from '../search/formatQuality.ts';
import { getSearchFiles } from '../search/getSearch.ts';
import { loadQueries } from '../search/loadQueries.ts';
import { listPathnames, measureQuality } from '../search/measureQuality.ts';
import type { SetMeasurement } from '../search/measureQuality.ts';
import { measureQueries } from '../search/measureQueries.ts';
import type { QueryResult } from '../search/measureQueries.ts';
import { hashInputs, isBuildFresh } from '../files/buildStamp.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { runTask } from '../processes/runTask.ts';

// npm run search:measure [-- --misses]: measures how good the ranking is, compared with Pagefind on the same pages.

await runTask(async () => {
  const hash = hashInputs();
  const files = await getSearchFiles(hash);
  const sets = await measureQuality(files);
  console.log(QUALITY_HEAD);
  printSets(sets);
  if (process.argv.includes('--misses')) {
    // Anyone who sees the misses of the unseen half would start tuning for them.
    const missed = sets
      .filter(({ name }) => name !== 'unseen')
      .flatMap(({ results }) => results)
      .filter(({ rank }) => rank !== 1);
    console.log(`\n${missed.map(formatMiss).join('\n')}`);
  }
  const dist = getDistDir();
  if (!isBuildFresh(dist, hash)) {
    console.log(
      '\nPagefind is not compared: the site is not built from this content (npm run build).',
    );
    return;
  }
  console.log('\nPagefind over the same pages');
  const pagefindPages = new Map<Locale, Awaited<ReturnType<typeof startPagefind>>>();
  for (const [name, cases] of loadQueries()) {
    const locale = name === 'chinese' ? 'zh' : 'en';
    const pagefind = pagefindPages.get(locale) ?? (await startPagefind(dist, locale));
    pagefindPages.set(locale, pagefind);
    const { results } = await measureQueries(cases, listPathnames(files), pagefind.ask);
    console.log(formatQuality(name, results));
  }
  for (const pagefind of pagefindPages.values()) pagefind.stop();
});

function printSets(sets: readonly SetMeasurement[]): void {
  for (const { name, results } of sets) {
    console.log(formatQuality(name, results));
    if (name === 'unseen' || name === 'tuning') printKinds(results);
  }
  const english = sets.filter(({ floor }) => floor === 'english').flatMap(({ results }) => results);
  console.log(formatQuality('tasks and tracker', english));
  printKinds(english);
  const skipped = sets.reduce((sum, set) => sum + set.skipped.length, 0);
  console.log(`${skipped} queries are skipped, because none of their pages is written yet.`);
}

function printKinds(results: readonly QueryResult[]): void {
  for (const [kind, ofKind] of Map.groupBy(results, (result) => result.kind)) {
    console.log(formatQuality(`  ${kind}`, ofKind));
  }
}
