import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listDeliveredFiles } from '../delivery/listDeliveredFiles.ts';
import { listDemoChunks } from '../demos/demoChunks.ts';
import type { DemoChunk } from '../demos/demoChunks.ts';
import { CACHE_DIR } from '../files/directories.ts';
import type { RouteStylesheet } from './orderStylesheets.ts';

/** The code that renders pages, kept after a build so that single pages can be rendered again without bundling. */
export const RENDERER_DIR = path.join(CACHE_DIR, 'renderer');
export const RENDERER_CODE = path.join(RENDERER_DIR, 'code');
export const RENDERER_FACTS = path.join(RENDERER_DIR, 'facts.json');

/** What the renderer gets from the bundler in a whole build. */
export interface RendererFacts {
  entry: string;
  /** Stylesheets of each route, as Astro describes them. */
  styles: [route: string, styles: RouteStylesheet[]][];
  demoChunks: [id: string, chunk: DemoChunk][];
  /** URLs of the files that the browser build has written, in order. */
  assets: string[];
}

interface RouteData {
  styles: RouteStylesheet[];
}

const ASSETS = '/x/_astro/';

/** Describes what the renderer gets from the bundler, once that has written everything. */
export function describeRenderer(
  routes: ReadonlyMap<string, RouteData>,
  outDir: URL,
): Omit<RendererFacts, 'entry'> {
  return {
    styles: [...routes].map(([route, { styles }]) => [route, styles]),
    demoChunks: listDemoChunks(),
    // Without compressed copies, which another process creates meanwhile.
    assets: listDeliveredFiles(fileURLToPath(outDir))
      .map(({ pathname }) => pathname)
      .filter((pathname) => pathname.startsWith(ASSETS))
      .sort(),
  };
}

/** Copies the bundled renderer before Astro deletes it. */
export function keepRenderer(): AstroIntegration {
  let outDir: URL | undefined;
  let routes: ReadonlyMap<string, RouteData> = new Map();
  return {
    name: 'x-docs:keep-renderer',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:setup': ({ pages, target }) => {
        // Astro fills this map while it bundles.
        if (target === 'server') routes = pages as unknown as typeof routes;
      },
      'astro:build:generated': () => {
        if (!outDir) return;
        rmSync(RENDERER_DIR, { recursive: true, force: true });
        cpSync(fileURLToPath(new URL('.prerender/', outDir)), RENDERER_CODE, { recursive: true });
        const entry = readdirSync(RENDERER_CODE).find((name) => name.startsWith('prerender-entry'));
        if (!entry) return;
        const facts = { ...describeRenderer(routes, outDir), entry };
        writeFileSync(RENDERER_FACTS, JSON.stringify(facts));
      },
    },
  };
}
