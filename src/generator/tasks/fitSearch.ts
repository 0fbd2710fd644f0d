import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { PAGE_FEATURE_NAMES } from '#model/search/pageFeatures.ts';
import type { PageFeatures } from '#model/search/pageFeatures.ts';
import { hashInputs } from '../files/buildStamp.ts';
import { ROOT } from '../files/directories.ts';
import { runTask } from '../processes/runTask.ts';
import { crossValidate, fitTo, measureHits } from '../search/fitSearch.ts';
import type { AskedQuery, Hits } from '../search/fitSearch.ts';
import { createSearches, getSearchFiles } from '../search/getSearch.ts';
import { loadQueries } from '../search/loadQueries.ts';

// npm run search:fit [-- --ablation]: fits the weights of the ranking's second stage, or shows how much each feature contributes.

const FILE = path.join(ROOT, 'src/model/search/fittedWeights.ts');
/** The query sets that may be looked at while tuning. */
const TUNING_SETS = ['tuning', 'tasks', 'tracker'];

await runTask(async () => {
  const search = createSearches(await getSearchFiles(hashInputs()))('en');
  const sets = loadQueries();
  const ask = (name: string): AskedQuery[] =>
    (sets.get(name) ?? []).map((query) => ({
      ...query,
      candidates: search.listCandidates(query.query),
    }));
  const tuning = TUNING_SETS.flatMap(ask);
  const unseen = ask('unseen');
  if (process.argv.includes('--ablation')) {
    printAblation(tuning, unseen);
    return;
  }
  const weights = fitTo(tuning);
  console.log(describe('cross-validated by page', crossValidate(tuning)));
  await writeWeights(weights);
  console.log(`${path.relative(ROOT, FILE)} is written. Run: npm run search:measure`);
});

/** Prints only the totals of the unseen half, because anyone who sees its queries would start tuning for them. */
function printAblation(tuning: readonly AskedQuery[], unseen: readonly AskedQuery[]): void {
  const show = (title: string, features: typeof PAGE_FEATURE_NAMES) => {
    console.log(describe(`${title}, cross-validated`, crossValidate(tuning, features)));
    console.log(describe(`${title}, unseen`, measureHits(unseen, fitTo(tuning, features))));
  };
  show('first stage alone', ['score']);
  show('all features', PAGE_FEATURE_NAMES);
  for (const name of PAGE_FEATURE_NAMES.slice(1)) {
    show(
      `without ${name}`,
      PAGE_FEATURE_NAMES.filter((other) => other !== name),
    );
  }
}

function describe(title: string, { count, hit1, hit5 }: Hits): string {
  const toPercent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
  return `${title.padEnd(44)}${String(count).padStart(5)}${toPercent(hit1)}${toPercent(hit5)}`;
}

async function writeWeights(weights: PageFeatures): Promise<void> {
  const lines = PAGE_FEATURE_NAMES.map((name) => `  ${name}: ${weights[name]},`);
  const text = `import type { PageFeatures } from './pageFeatures.ts';

/* oxlint-disable oxc/approx-constant -- A weight can be close to a constant by chance. */

/** Written by \`npm run search:fit\`. Change the features or the queries instead of these numbers. */
export const FITTED_WEIGHTS: PageFeatures = {
${lines.join('\n')}
};
`;
  writeFileSync(FILE, await format(text, { parser: 'typescript', singleQuote: true }));
}
