/** Values a reader can choose from, by prop and sample name. */
export type TryItSamples<Sample> = Readonly<Record<string, Readonly<Record<string, Sample>>>>;

/** Samples for the components whose names match. */
export interface TryItSampleSet<Sample> {
  for: RegExp;
  props: TryItSamples<Sample>;
}

/** A sample as written in its source file. */
export interface TryItSampleCode {
  code: string;
  /** The functions, components, and constants of the same file that it uses. */
  declarations?: readonly string[];
}

/** Finds the samples for a prop, from the first set that matches the component and has any. */
export function findTryItSamples<Sample>(
  sets: readonly TryItSampleSet<Sample>[],
  component: string,
  prop: string,
): Readonly<Record<string, Sample>> | undefined {
  const set = sets.find((each) => each.for.test(component) && Object.hasOwn(each.props, prop));
  return set?.props[prop];
}
