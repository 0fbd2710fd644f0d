import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import mdx from '@mdx-js/rollup';

function demoChunks() {
  const refs = new Map<string,string>();
  return {
    name: 'demo-chunks',
    buildStart(this: any) {
      console.log('BUILDSTART env', this.environment?.name);
      if (this.environment?.name !== 'client') return;
      refs.set('A', this.emitFile({ type: 'chunk', id: process.cwd() + '/content/pages/introduction/DemoA.tsx', name: 'demo-A' }));
    },
    generateBundle(this: any) {
      if (this.environment?.name !== 'client') return;
      for (const [k, r] of refs) { console.log('CHUNK', k, this.getFileName(r)); (globalThis as any).__demo = this.getFileName(r); }
    },
  };
}
export default defineConfig({
  srcDir: './src/site', outDir: './dist', trailingSlash: 'always', output: 'static',
  build: { assets: 'x/_astro', inlineStylesheets: 'never' },
  integrations: [react()],
  vite: { plugins: [{ enforce: 'pre', ...mdx({ jsxImportSource: 'react' }) } as any, demoChunks() as any], build: { assetsInlineLimit: 0 } },
});
