import type { Plugin } from 'vite';
import { PRODUCT_IDS } from '#model/product/ProductId.ts';
import { loadSource } from '../files/loadSource.ts';

const SAMPLES = 'src/generator/try-it/sampleIndex.ts';
type Samples = typeof import('./sampleIndex.ts');

const PREFIX = 'virtual:try-it-code/';

/** Modules such as `virtual:try-it-code/x-charts`: the code of the samples of a product, read from their source. */
export function sampleCode(): Plugin {
  return {
    name: 'x-docs:sample-code',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const productId = PRODUCT_IDS.find((product) => id === `\0${PREFIX}${product}`);
      if (!productId) return undefined;
      // It loads the compiler, which only the pages with samples need.
      const { listSampleFiles, readProductSamples } = loadSource<Samples>(SAMPLES);
      for (const file of listSampleFiles(productId)) this.addWatchFile(file);
      const sets = readProductSamples(productId).map(
        ({ for: pattern, props }) => `{ for: ${pattern}, props: ${JSON.stringify(props)} }`,
      );
      return `export const sampleCode = [${sets.join(',\n')}];`;
    },
  };
}
