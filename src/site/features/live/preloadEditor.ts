import { loadCompiler } from './loadCompiler.ts';
import { loadDocsConfig } from './loadDocsConfig.ts';

/** Loads everything an editor needs, so that it opens at once. Failures are reported when it's opened. */
export function preloadEditor(): void {
  for (const loading of [import('./createEditor.ts'), loadDocsConfig(), loadCompiler()])
    loading.catch(() => {});
}
