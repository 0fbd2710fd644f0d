import type { TryItSampleSet } from '#model/try-it/TryItSample.ts';

/** Samples by prop and name, typed like the prop. */
export type SamplesOf<Props> = {
  readonly [Prop in keyof Props]?: Readonly<Record<string, Exclude<Props[Prop], undefined>>>;
};

/** What a sample module exports. The first set that matches the component and has the prop is used. */
export type SampleSets = readonly TryItSampleSet<unknown>[];
