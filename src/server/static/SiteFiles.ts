import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { deliveryManifestSchema, MANIFEST_NAME } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveredFile, DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { parsePath } from '#model/path/parsePath.ts';

/** The built site as one moment knows it. */
export interface SiteFiles {
  directory: string;
  /** By URL path: `/x/react-charts/index.html`. */
  files: ReadonlyMap<string, DeliveredFile>;
  /** Documents in internal form, without language: `/x/react-charts`. */
  pages: ReadonlySet<string>;
  /** False for a build without its last step: everything is then worked out from the files. */
  isPrepared: boolean;
}

/** Reads `dist/`; files that are not in the result do not exist for readers. */
export async function loadSiteFiles(directory: string): Promise<SiteFiles> {
  const manifest = await readManifest(directory);
  const { files } = manifest ?? (await describe(directory));
  const entries = new Map(Object.entries(files));
  if (!entries.has('/index.html') && !entries.has('/404.html')) {
    throw new DocsError(`There is no built site in ${directory}.`, {
      hint: 'run `npm run build` first, or set DIST_DIR to the directory with the site.',
    });
  }
  return {
    directory,
    files: entries,
    pages: new Set([...entries.keys()].flatMap(toPage)),
    isPrepared: manifest !== undefined,
  };
}

/** Changes with every prepared build; `undefined` while there is none. */
export async function readBuildStamp(directory: string): Promise<string | undefined> {
  const found = await stat(path.join(directory, MANIFEST_NAME)).catch(() => undefined);
  return found && `${found.mtimeMs}-${found.size}-${found.ino}`;
}

async function readManifest(directory: string): Promise<DeliveryManifest | undefined> {
  const file = path.join(directory, MANIFEST_NAME);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : deliveryManifestSchema.parse(JSON.parse(text));
}

async function describe(directory: string): Promise<DeliveryManifest> {
  // Needs an HTML parser, which a server of prepared builds can do without.
  const { describeFiles } = await import('#generator/delivery/describeFiles.ts');
  const description = await describeFiles(directory).catch(() => undefined);
  return description?.manifest ?? { files: {} };
}

function toPage(pathname: string): string[] {
  if (!pathname.endsWith('/index.html')) return [];
  return [parsePath(pathname.slice(0, -'index.html'.length)).canonicalPathname];
}
