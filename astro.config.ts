import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { siteConfig } from './content/site.config.ts';
import { demoChunks } from './src/generator/demos/demoChunks.ts';
import { collectGridStyles } from './src/generator/demos/collectGridStyles.ts';
import {
  compileLibrariesAtOnce,
  createLibraryGroups,
} from './src/generator/demos/libraryChunks.ts';
import { mdxPages } from './src/generator/markdown/mdxPages.ts';
import { adsStandIn } from './src/generator/stand-ins/adsStandIn.ts';
import { sampleCode } from './src/generator/try-it/sampleCode.ts';
import { tokenStylesheet } from './src/site/theme/tokenStylesheet.ts';

const { host, hostEnv } = siteConfig.serviceWorker;

export default defineConfig({
  site: siteConfig.siteUrl,
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'always',
  compressHTML: false,
  // One page is drawn while another is written.
  build: { assets: 'x/_astro', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  // A page waits for nothing while it is drawn, and a string is made much faster than a stream.
  integrations: [react({ experimentalDisableStreaming: true })],
  vite: {
    // Known to pages at build alone; see src/site/buildConstants.d.ts.
    define: {
      WORKER_HOST: JSON.stringify(process.env[hostEnv] ?? host),
      ADS_MODE: JSON.stringify(process.env['X_DOCS_ADS'] ?? ''),
    },
    plugins: [
      mdxPages(),
      tokenStylesheet(),
      demoChunks(),
      collectGridStyles(),
      compileLibrariesAtOnce(),
      adsStandIn(),
      sampleCode(),
    ],
    // Scripts stay files: the content security policy allows inline ones by hash only.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page runs is one file. Parts of it that other code shares would each be another request.
              codeSplitting: {
                groups: [
                  { name: 'shell', test: /\/shell\/shell\.ts$/, priority: 100 },
                  ...createLibraryGroups(),
                ],
              },
            },
          },
        },
      },
    },
  },
});
