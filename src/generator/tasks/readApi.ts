import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import { DocsErrors, formatDocsError, DocsError } from '#model/errors/DocsError.ts';
import { navigation } from '#content/navigation.ts';
import { listApiPages } from '../api-reference/apiPages.ts';
import { loadApi } from '../api-reference/loadApi.ts';

/**
 * `node src/generator/tasks/readApi.ts [--json out.json] [--coverage]`: extracts the API
 * reference, and prints its contents and what the guides don't cover.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      coverage: { type: 'boolean' },
    },
  });
  const start = performance.now();
  const reference = await loadApi();
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const rows = Object.fromEntries(reference.families.map((family) => [family.name, count(family)]));
  console.table(rows);
  const pages = listApiPages(reference, navigation);
  const listed = pages.filter((page) => page.listed).length;
  console.log(`${pages.length} pages, ${listed} of them in the navigation. ${seconds} s.`);
  if (values.json) writeFileSync(values.json, JSON.stringify(reference, null, 2));
  if (values.coverage) await printCoverage(reference);
}

async function printCoverage(reference: ApiReference): Promise<void> {
  // Load the code that reads content only if the coverage is wanted.
  const { readContent } = await import('../content/loadContent.ts');
  const { formatCoverage, measureCoverage } = await import('../api-reference/usage/coverage.ts');
  const { loadUsage } = await import('../api-reference/usage/loadUsage.ts');
  const { getSampleIndex } = await import('../try-it/sampleIndex.ts');
  const guides = readContent().pages.map(({ pathname, frontMatter }) => ({
    pathname,
    ...frontMatter,
  }));
  const usage = await loadUsage(reference);
  const coverage = measureCoverage(reference, usage, guides, getSampleIndex());
  console.log(formatCoverage(coverage).join('\n'));
}

function count(family: ApiFamily) {
  const sum = (counts: number[]) => counts.reduce((total, number) => total + number, 0);
  const props = family.components.flatMap((component) => component.props);
  return {
    components: family.components.length,
    props: props.length,
    inherited: props.filter(({ from }) => from).length,
    slots: sum(family.components.map(({ slots }) => slots.length)),
    classes: sum(family.components.map(({ classes }) => classes.length)),
    variables: sum(family.components.map(({ cssVariables }) => cssVariables.length)),
    hooks: family.hooks.length,
    interfaces: family.interfaces.length,
    members: sum(family.interfaces.map(({ members }) => members.length)),
    events: family.events.length,
    selectors: family.selectors.length,
    texts: family.localeText.length,
    types: Object.keys(family.types).length,
  };
}

try {
  await main();
} catch (error) {
  if (error instanceof DocsErrors) console.error(error.message);
  else if (error instanceof DocsError) console.error(formatDocsError(error));
  else throw error;
  process.exitCode = 1;
}
