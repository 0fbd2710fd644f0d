import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { siteConfig } from './content/site.config.ts';
import { contentModules } from './src/generator/content/contentModules.ts';
import { watchContent } from './src/generator/content/watchContent.ts';
import { keepCompiledCode } from './src/generator/dev-server/keepCompiledCode.ts';
import { loadAstroNatively } from './src/generator/dev-server/loadAstroNatively.ts';
import { skipStore } from './src/generator/dev-server/skipStore.ts';
import { createDataGroup } from './src/generator/demos/dataChunks.ts';
import { demoChunks } from './src/generator/demos/demoChunks.ts';
import { collectGridStyles } from './src/generator/demos/collectGridStyles.ts';
import {
  compileLibrariesAtOnce,
  createLibraryGroups,
} from './src/generator/demos/libraryChunks.ts';
import { CACHE_DIR } from './src/generator/files/directories.ts';
import { licenseKey } from './src/generator/license-key/licenseKey.ts';
import { serveLiveModules } from './src/generator/live-modules/serveLiveModules.ts';
import { listDemoFiles } from './src/generator/files/listDemoFiles.ts';
import { mdxPages } from './src/generator/markdown/mdxPages.ts';
import { chunkManifest } from './src/generator/output/chunkManifest.ts';
import { readInstalledVersions } from './src/generator/packages/readInstalledVersions.ts';
import { keepRenderer } from './src/generator/pipeline/keepRenderer.ts';
import { prerenderPages } from './src/generator/pipeline/prerenderPages.ts';
import { createClassName } from './src/generator/stylesheets/createClassName.ts';
import { shareStyles } from './src/generator/stylesheets/shareStyles.ts';
import { adsStandIn } from './src/generator/stand-ins/adsStandIn.ts';
import { sampleCode } from './src/generator/try-it/sampleCode.ts';
import { createTokenCss } from './src/site/theme/createTokenCss.ts';
import { sharedStyles } from './src/site/theme/sharedStyles.ts';
import { TOKENS, tokenStylesheet } from './src/site/theme/tokenStylesheet.ts';

const { host, hostEnv } = siteConfig.serviceWorker;
const isBuild = process.env['NODE_ENV'] === 'production';

export default defineConfig({
  site: siteConfig.siteUrl,
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist',
  cacheDir: path.join(CACHE_DIR, 'astro'),
  output: 'static',
  trailingSlash: 'always',
  compressHTML: false,
  // Renders one page while it writes another.
  build: { assets: 'x/_astro', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  // Rendering waits for nothing, and rendering to a string is much faster than rendering to a stream.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    prerenderPages(),
    keepRenderer(),
    chunkManifest(),
  ],
  vite: {
    // With one folder for both, each build would throw away the packages that the development server has prepared.
    cacheDir: isBuild ? 'node_modules/.vite-build' : 'node_modules/.vite',
    // Replaced at build time; see src/site/buildConstants.d.ts.
    define: {
      WORKER_HOST: JSON.stringify(process.env[hostEnv] ?? host),
      ADS_MODE: JSON.stringify(process.env['X_DOCS_ADS'] ?? ''),
      PACKAGE_VERSIONS: JSON.stringify(readInstalledVersions()),
    },
    plugins: [
      contentModules(),
      watchContent(),
      loadAstroNatively(),
      skipStore(),
      keepCompiledCode(),
      mdxPages(),
      tokenStylesheet(),
      shareStyles({
        folder: path.join(import.meta.dirname, 'src/site'),
        shared: sharedStyles,
        generated: { [TOKENS]: createTokenCss },
      }),
      demoChunks(),
      collectGridStyles(),
      compileLibrariesAtOnce(),
      adsStandIn(),
      licenseKey(),
      sampleCode(),
      serveLiveModules(),
    ],
    css: { modules: { generateScopedName: createClassName } },
    // Found at once, a new package doesn't reload the page that first needs it.
    optimizeDeps: {
      entries: [
        'src/site/**/*.{ts,tsx,astro}',
        'content/{landing,pages}/**/*.{ts,tsx}',
        '!**/*.test.{ts,tsx}',
      ],
    },
    server: { watch: { ignored: [`${import.meta.dirname}/{dist,.cache,test-results}/**`] } },
    // Scripts stay files: the content security policy allows inline ones by hash only.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page runs is one file; otherwise each module that other code shares would be another request.
              codeSplitting: {
                groups: [
                  { name: 'shell', test: /\/shell\/shell\.ts$/, priority: 100 },
                  createDataGroup(),
                  ...createLibraryGroups(listDemoFiles().length),
                ],
              },
            },
          },
        },
      },
    },
  },
});
