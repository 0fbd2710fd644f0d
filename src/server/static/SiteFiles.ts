import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { deliveryManifestSchema, MANIFEST_NAME } from '#model/delivery/DeliveryManifest.ts';
import type { DeliveredFile } from '#model/delivery/DeliveryManifest.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { parsePath } from '#model/path/parsePath.ts';

/** One build of the site. */
export interface SiteFiles {
  directory: string;
  config: DeliveryConfig;
  /** Files by their URL path: `/x/react-charts/index.html`. */
  files: ReadonlyMap<string, DeliveredFile>;
  /** Paths of documents in internal form, without language: `/x/react-charts`. */
  pages: ReadonlySet<string>;
}

/** Reads the manifest of a build. Files that aren't in it are never served. */
export async function loadSiteFiles(directory: string): Promise<SiteFiles> {
  const text = await readFile(path.join(directory, MANIFEST_NAME), 'utf8').catch(
    (cause: unknown) => {
      throw new DocsError(`There is no built site in ${directory}: ${MANIFEST_NAME} is missing.`, {
        hint: 'run `npm run build` first, or set DIST_DIR to the directory with the site.',
        cause,
      });
    },
  );
  const manifest = deliveryManifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) {
    throw new DocsError(`${MANIFEST_NAME} was written by another version of the build.`, {
      file: path.join(directory, MANIFEST_NAME),
      hint: 'run `npm run build` again.',
      cause: manifest.error,
    });
  }
  const { config, files } = manifest.data;
  return {
    // A release may swap a symbolic link. Until its manifest is read, the old manifest needs the old files.
    directory: await realpath(directory),
    config,
    files: new Map(Object.entries(files)),
    pages: new Set(Object.keys(files).flatMap(toPage)),
  };
}

/** Returns a text that changes with every build, or `undefined` while one is being written. */
export async function readBuildStamp(directory: string): Promise<string | undefined> {
  const found = await stat(path.join(directory, MANIFEST_NAME)).catch(() => undefined);
  return found && `${found.mtimeMs}-${found.size}-${found.ino}`;
}

function toPage(pathname: string): string[] {
  if (!pathname.endsWith('/index.html')) return [];
  return [parsePath(pathname.slice(0, -'index.html'.length)).canonicalPathname];
}
