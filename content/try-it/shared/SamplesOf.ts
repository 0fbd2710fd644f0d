import type { TryItSampleSet } from '#model/try-it/TryItSample.ts';

/** Samples by prop and name, each of the type that the component takes. */
export type SamplesOf<Props> = {
  readonly [Prop in keyof Props]?: Readonly<Record<string, Exclude<Props[Prop], undefined>>>;
};

/** A module of samples exports a list of these; the first set that fits a component and has the prop serves it. */
export type SampleSets = readonly TryItSampleSet<unknown>[];
