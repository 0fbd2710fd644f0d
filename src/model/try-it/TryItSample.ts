/** Values a reader can choose from, by prop and by name of the sample. */
export type TryItSamples<Sample> = Readonly<Record<string, Readonly<Record<string, Sample>>>>;

/** Samples for the components whose names match. */
export interface TryItSampleSet<Sample> {
  for: RegExp;
  props: TryItSamples<Sample>;
}

/** A sample as its source writes it. */
export interface TryItSampleCode {
  code: string;
  /** What of the same file it mentions: functions, components, constants. */
  declarations?: readonly string[];
}

/** The samples for a prop: those of the first set that has any for the component. */
export function findTryItSamples<Sample>(
  sets: readonly TryItSampleSet<Sample>[],
  component: string,
  prop: string,
): Readonly<Record<string, Sample>> | undefined {
  const set = sets.find((each) => each.for.test(component) && Object.hasOwn(each.props, prop));
  return set?.props[prop];
}
