/** The code of a product's samples, followed by the shared ones. `src/generator/try-it/sampleCode.ts` generates it. */
declare module 'virtual:try-it-code/*' {
  import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';

  export const sampleCode: readonly TryItSampleSet<TryItSampleCode>[];
}
