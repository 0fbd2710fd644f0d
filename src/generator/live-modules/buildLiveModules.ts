import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { CACHE_DIR, ROOT } from '../files/directories.ts';
import { getLicenseKey, licenseKey } from '../license-key/licenseKey.ts';
import { CHUNKS, chooseChunk } from './chooseChunk.ts';
import { createFramePage } from './framePage.ts';
import { listLiveImports } from './listLiveImports.ts';
import { liveEntries, toEntryId } from './liveEntries.ts';

export const LIVE_PATH = '/x/live/';
export const FRAME_PATH = '/playground/frame/';
const CACHE = path.join(CACHE_DIR, 'live-modules');
const FRAME_ENTRY = 'src/site/features/live/frame/frame.tsx';

/** What the frame's own code is made of. */
const SOURCES = [
  'src/generator/live-modules',
  'src/site/features/live/frame',
  'src/site/features/live/liveMessages.ts',
  'src/site/theme',
  'package-lock.json',
];

interface Options {
  log?: (line: string) => void;
}

/** Puts the modules for code in editors, their list and the frame's page into the built site. */
export async function buildLiveModules(distDir: string, options: Options = {}): Promise<void> {
  const folder = await prepareLiveModules(options);
  rmSync(path.join(distDir, LIVE_PATH), { recursive: true, force: true });
  cpSync(folder, distDir, { recursive: true });
}

/** The folder that holds them, laid out as in the site; made once for each lock file, list of imports and state of the code. */
export async function prepareLiveModules({ log = () => {} }: Options = {}): Promise<string> {
  const imports = listLiveImports();
  const hash = hashSources(imports);
  const folder = path.join(CACHE, hash);
  if (existsSync(folder)) {
    log(`live modules: ${imports.length} imports, from the cache (${hash})`);
    return folder;
  }
  const started = performance.now();
  log(`live modules: bundling ${imports.length} imports …`);
  const draft = `${folder}.${process.pid}`;
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
  forgetOthers();
  renameSync(draft, folder);
  log(
    `live modules: ${describeSize(folder)} in ${Math.round(performance.now() - started)} ms (${hash})`,
  );
  return folder;
}

async function bundle(imports: readonly string[], outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'warn',
    mode: 'development',
    // Whoever edits code needs the warnings and whole sentences of the development builds.
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

function hashSources(imports: readonly string[]): string {
  const hash = createHash('sha256').update(imports.join('\n'));
  hash.update(getLicenseKey() ?? '');
  for (const file of SOURCES.flatMap(listFiles))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}

function listFiles(source: string): string[] {
  if (!statSync(path.join(ROOT, source)).isDirectory()) return [source];
  return readdirSync(path.join(ROOT, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(source, file))
    .sort();
}

/** The cache holds one state: what an older one was made from is gone. */
function forgetOthers(): void {
  for (const name of readdirSync(CACHE)) {
    if (!name.endsWith(`.${process.pid}`))
      rmSync(path.join(CACHE, name), { recursive: true, force: true });
  }
}

function describeSize(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size,
    0,
  );
  return `${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
}

if (import.meta.main) {
  await buildLiveModules(path.resolve(process.argv[2] ?? 'dist'), { log: console.log });
}
