/** The code of the samples of a product, its own first; made by `src/generator/try-it/sampleCode.ts`. */
declare module 'virtual:try-it-code/*' {
  import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';

  export const sampleCode: readonly TryItSampleSet<TryItSampleCode>[];
}
