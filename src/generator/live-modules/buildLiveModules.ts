import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../files/directories.ts';
import { listSourceFiles } from '../files/listSourceFiles.ts';
import { openCache } from '../files/openCache.ts';
import { getLicenseKey, licenseKey } from '../license-key/licenseKey.ts';
import { CHUNKS, chooseChunk } from './chooseChunk.ts';
import { createFramePage } from './framePage.ts';
import { listLiveImports } from './listLiveImports.ts';
import { liveEntries, toEntryId } from './liveEntries.ts';

export const LIVE_PATH = '/x/live/';
export const FRAME_PATH = '/playground/frame/';
const FRAME_ENTRY = 'src/site/features/live/frame/frame.tsx';

/** The code of the frame, and everything that decides how modules are bundled. */
const SOURCES = [
  'src/generator/live-modules',
  'src/site/features/live/frame',
  'src/site/features/live/liveMessages.ts',
  'src/site/theme',
  'package-lock.json',
];

export interface LiveModules {
  /** Laid out as in the site. */
  folder: string;
  imports: number;
}

/** Puts the modules for code in editors, their list and the frame's page into the built site. */
export async function buildLiveModules(distDir: string): Promise<LiveModules> {
  const modules = await prepareLiveModules();
  rmSync(path.join(distDir, LIVE_PATH), { recursive: true, force: true });
  cpSync(modules.folder, distDir, { recursive: true });
  return modules;
}

/** Bundles the modules once for each lock file, list of imports and state of the code. */
export async function prepareLiveModules(): Promise<LiveModules> {
  const imports = listLiveImports();
  const hash = hashInputs(imports);
  const cache = openCache('live-modules');
  const folder = await cache.getFolder(hash, async (draft) => {
    await bundle(imports, path.join(draft, LIVE_PATH, hash));
    writeFileSync(
      path.join(draft, LIVE_PATH, 'imports.json'),
      JSON.stringify({ version: hash, imports }),
    );
    mkdirSync(path.join(draft, FRAME_PATH), { recursive: true });
    writeFileSync(
      path.join(draft, FRAME_PATH, 'index.html'),
      createFramePage(`${LIVE_PATH}${hash}/frame.js`),
    );
  });
  cache.evict();
  return { folder, imports: imports.length };
}

async function bundle(imports: readonly string[], outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'warn',
    mode: 'development',
    // Readers who edit code need the warnings and full messages of the development builds.
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [liveEntries(), licenseKey()],
    build: {
      outDir,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(imports.map((specifier) => [specifier, toEntryId(specifier)])),
          frame: path.join(ROOT, FRAME_ENTRY),
        },
        preserveEntrySignatures: 'strict',
        onwarn(warning, report) {
          // "use client" means nothing in a browser.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: {
            groups: CHUNKS.map((name, index) => ({
              name,
              priority: CHUNKS.length - index,
              test: (id: string) => chooseChunk(id) === name,
            })),
          },
        },
      },
    },
  });
}

function hashInputs(imports: readonly string[]): string {
  const hash = createHash('sha256').update(imports.join('\n'));
  hash.update(getLicenseKey() ?? '');
  for (const file of listSourceFiles(ROOT, SOURCES))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}
