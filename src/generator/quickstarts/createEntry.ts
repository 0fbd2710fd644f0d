import { DATE_ADAPTERS } from '#model/demo/dateAdapters.ts';
import type { ApiReference } from '#model/reference/ApiReference.ts';

/** Creates a module that uses the first component of each installed package, and the adapter of each date library. */
export function createEntry(packages: readonly string[], reference: ApiReference): string {
  const names = packages.map((name) => name.replace(/(?<=.)@.*$/, ''));
  const components = names.flatMap((name) => findComponent(name, reference));
  const adapters = names.flatMap((name) =>
    Object.entries(DATE_ADAPTERS)
      .filter(([, library]) => library === name)
      .map(([adapter]) => ({
        name: adapter,
        text: `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';`,
      })),
  );
  const used = [...components, ...adapters];
  return [
    ...used.map(({ text }) => text),
    `console.log(${used.map(({ name }) => name)});`,
    '',
  ].join('\n');
}

function findComponent(
  name: string,
  { packages, families }: ApiReference,
): { name: string; text: string }[] {
  const plan = packages.find((candidate) => candidate.name === name)?.plan;
  for (const component of families.flatMap((family) => family.components)) {
    if (component.plan !== plan || component.icon) continue;
    const line = component.imports.find((candidate) => candidate.package === name);
    if (line) return [{ name: component.exportName, text: line.text }];
  }
  return [];
}
