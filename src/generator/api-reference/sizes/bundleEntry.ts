import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { DocsError } from '#model/errors/DocsError.ts';
import { ROOT } from '../../files/directories.ts';
import { getPackageName } from '../declarations/declarations.ts';

/** The size of one import. */
export interface BundleSize {
  minified: number;
  brotli: number;
  /** Bytes of lazy-loaded code after Brotli compression. They aren't included in the other sizes. */
  lazyBrotli?: number;
  /** Bytes before minification, by package, largest first. */
  packages: Record<string, number>;
}

interface OutputChunk {
  type: 'chunk' | 'asset';
  code?: string;
  isEntry?: boolean;
  fileName: string;
  imports?: string[];
  modules?: Record<string, { renderedLength: number }>;
}

/** The part of the bundler that is used here. */
interface Bundler {
  rolldown: (options: object) => Promise<{
    generate: (options: object) => Promise<{ output: OutputChunk[] }>;
    close: () => Promise<void>;
  }>;
}

const ENTRY = path.join(ROOT, 'measured-entry.js');
const ENTRY_PATTERN = /measured-entry\.js$/;
/** The highest compression level that's fast enough to use for each response. */
export const BROTLI_LEVEL = 9;
const compress = promisify(brotliCompress);

let bundler: Promise<Bundler> | undefined;

/** The bundler comes with Vite and isn't a direct dependency. */
function loadBundler(): Promise<Bundler> {
  bundler ??= importBundler().catch((cause: unknown) => {
    bundler = undefined;
    throw new DocsError('The bundler that measures sizes cannot be loaded.', {
      hint: 'run "npm install"; rolldown is installed together with vite.',
      cause,
    });
  });
  return bundler;
}

async function importBundler(): Promise<Bundler> {
  const vite = createRequire(path.join(ROOT, 'package.json')).resolve('vite/package.json');
  const file = createRequire(vite).resolve('rolldown');
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Bundler;
}

/** Bundles a module like an app would and measures the result. Packages in `external` don't count. */
export async function bundleEntry(code: string, external: readonly RegExp[]): Promise<BundleSize> {
  const { rolldown } = await loadBundler();
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    external: [...external],
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'measured-entry',
        // Because of the filters, the bundler doesn't call these functions for thousands of other modules.
        resolveId: { filter: { id: ENTRY_PATTERN }, handler: () => ENTRY },
        load: {
          filter: { id: [ENTRY_PATTERN, /\.css$/] },
          // The grid imports a style sheet that contains nothing but a name.
          handler: (id: string) => ({ code: id === ENTRY ? code : '', moduleType: 'js' }),
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    return await weigh(output.filter(({ type }) => type === 'chunk'));
  } finally {
    await bundle.close();
  }
}

async function weigh(chunks: readonly OutputChunk[]): Promise<BundleSize> {
  const initial = listInitial(chunks);
  const lazy = chunks.filter((chunk) => !initial.includes(chunk));
  const code = initial.map((chunk) => chunk.code ?? '').join('');
  const lazyCode = lazy.map((chunk) => chunk.code ?? '').join('');
  return {
    minified: Buffer.byteLength(code),
    brotli: await weighCompressed(code),
    ...(lazyCode ? { lazyBrotli: await weighCompressed(lazyCode) } : {}),
    packages: sumByPackage(initial),
  };
}

/** Lists the entry and all chunks that load together with it. */
function listInitial(chunks: readonly OutputChunk[]): OutputChunk[] {
  const waiting = chunks.filter((chunk) => chunk.isEntry);
  const found: OutputChunk[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.includes(next)) continue;
    found.push(next);
    const imports = new Set(next.imports);
    waiting.push(...chunks.filter((chunk) => imports.has(chunk.fileName)));
  }
  return found;
}

async function weighCompressed(code: string): Promise<number> {
  const { length } = await compress(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
  });
  return length;
}

function sumByPackage(chunks: readonly OutputChunk[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [file, { renderedLength }] of chunks.flatMap((chunk) =>
    Object.entries(chunk.modules ?? {}),
  )) {
    const name = getPackageName(file.split(path.sep).join('/'));
    if (name && renderedLength > 0) sums.set(name, (sums.get(name) ?? 0) + renderedLength);
  }
  return Object.fromEntries([...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
