import { loadCompiler } from './loadCompiler.ts';
import { loadPageConfig } from '../../browser/loadPageConfig.ts';

/** Loads everything an editor needs, so that it opens at once. Failures are reported when it's opened. */
export function preloadEditor(): void {
  for (const loading of [import('./createEditor.ts'), loadPageConfig(), loadCompiler()])
    loading.catch(() => {});
}
