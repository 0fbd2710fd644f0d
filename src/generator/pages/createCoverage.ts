import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { measureCoverage } from '../api-reference/usage/coverage.ts';
import type { ApiCoverage } from '../api-reference/usage/coverage.ts';
import { getSampleIndex } from '../try-it/sampleIndex.ts';
import { getApiSite } from './getApiSite.ts';
import type { Site } from '../content/Site.ts';

/** Measures how much of the API the guides and demos of the site cover. */
export async function createCoverage(site: Site): Promise<ApiCoverage> {
  const { reference, usage } = await getApiSite();
  const guides = site.pages
    .filter(({ locale }) => locale === DEFAULT_LOCALE)
    .map(({ pathname, frontMatter }) => ({ pathname, ...frontMatter }));
  return measureCoverage(reference, usage, guides, getSampleIndex());
}
