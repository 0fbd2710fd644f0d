import type { Plugin } from 'vite';
import { PRODUCT_IDS } from '#model/product/ProductId.ts';
import { loadSource } from '../files/loadSource.ts';

const SAMPLES = 'src/generator/try-it/sampleIndex.ts';
type Samples = typeof import('./sampleIndex.ts');

const PREFIX = 'virtual:try-it-code/';

/** Provides modules such as `virtual:try-it-code/x-charts`, with the source code of a product's samples. */
export function sampleCode(): Plugin {
  return {
    name: 'x-docs:sample-code',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const productId = PRODUCT_IDS.find((product) => id === `\0${PREFIX}${product}`);
      if (!productId) return undefined;
      // Loaded on demand, because it needs the compiler, and only pages with samples use it.
      const { listSampleFiles, readProductSamples } = loadSource<Samples>(SAMPLES);
      for (const file of listSampleFiles(productId)) this.addWatchFile(file);
      const sets = readProductSamples(productId).map(
        ({ for: pattern, props }) => `{ for: ${pattern}, props: ${JSON.stringify(props)} }`,
      );
      return `export const sampleCode = [${sets.join(',\n')}];`;
    },
  };
}
