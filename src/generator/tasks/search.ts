import { readSearchFiles } from '../search/loadSearch.ts';
import { createSearches, getSearchFiles } from '../search/getSearch.ts';
import { parseSearchArguments } from '../search/parseSearchArguments.ts';
import { runSearch } from '../search/runSearch.ts';
import { LOCALES } from '#model/locale/Locale.ts';
import { hashInputs, isBuildFresh } from '../files/buildStamp.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { runTask } from '../processes/runTask.ts';

// npm run -s search -- "freeze columns" | --file queries.json: searches the site on the command line.

await runTask(async () => {
  const request = parseSearchArguments(process.argv.slice(2));
  const dist = getDistDir();
  const hash = hashInputs();
  const built = isBuildFresh(dist, hash)
    ? LOCALES.flatMap((locale) => readSearchFiles(dist, locale) ?? [])
    : [];
  const files = built.length > 0 ? built : await getSearchFiles(hash);
  console.log(runSearch(request, createSearches(files)));
});
