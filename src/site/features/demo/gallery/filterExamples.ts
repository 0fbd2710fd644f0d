import { EXAMPLE_FACETS } from '#model/demo/Example.ts';
import type { ExampleFacet, ExampleFacts } from '#model/demo/Example.ts';

/** The values that the reader chose in each facet. */
export type ExampleChoice = Readonly<Record<ExampleFacet, readonly string[]>>;

/** Whether an example has a chosen value in every facet. A facet without a choice allows all values, and so does `ignored`. */
export function isChosen(
  example: ExampleFacts,
  choice: ExampleChoice,
  ignored?: ExampleFacet,
): boolean {
  return EXAMPLE_FACETS.every(
    (facet) =>
      facet === ignored || choice[facet].length === 0 || choice[facet].includes(example[facet]),
  );
}

/** How many examples have this value, among those that the choices in the other facets allow. */
export function countExamples(
  examples: readonly ExampleFacts[],
  choice: ExampleChoice,
  facet: ExampleFacet,
  value: string,
): number {
  return examples.filter((example) => example[facet] === value && isChosen(example, choice, facet))
    .length;
}
