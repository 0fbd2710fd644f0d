import type { Plugin } from 'vite';
import { PRODUCT_IDS } from '#model/product/ProductConfig.ts';

const PREFIX = 'virtual:try-it-code/';

/** Modules such as `virtual:try-it-code/x-charts`: the code of the samples of a product, read from their source. */
export function sampleCode(): Plugin {
  return {
    name: 'x-docs:sample-code',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      const productId = PRODUCT_IDS.find((product) => id === `\0${PREFIX}${product}`);
      if (!productId) return undefined;
      // It loads the compiler, which only those pages need that show samples.
      const { listSampleFiles, readProductSamples } = await import('./sampleIndex.ts');
      for (const file of listSampleFiles(productId)) this.addWatchFile(file);
      const sets = readProductSamples(productId).map(
        ({ for: pattern, props }) => `{ for: ${pattern}, props: ${JSON.stringify(props)} }`,
      );
      return `export const sampleCode = [${sets.join(',\n')}];`;
    },
  };
}
