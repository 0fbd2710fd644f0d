import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { DocsError } from '#model/errors/DocsError.ts';
import type { ApiFamily } from '#model/reference/ApiReference.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { extractApi } from '../read/extractApi.ts';
import { forgetScripts } from '../read/scripts.ts';
import { siteNavigation } from '../../content/siteNavigation.ts';
import { CACHE_DIR, ROOT } from '../../files/directories.ts';
import type { Release } from './listReleases.ts';
import { unpackDependencies, unpackPackages } from './registry.ts';

/** The folder where packages of other versions are unpacked. */
export const SCRATCH_DIR = path.join(CACHE_DIR, 'version-packages');

export interface ReadRelease {
  family: ApiFamily;
  /** Messages about everything in this version that couldn't be read. */
  errors: string[];
}

/** Reads the declarations of one release like those of the installed packages, with the installed types of React and Material UI. */
export async function readRelease(
  product: ProductConfig,
  release: Release,
  unpack: typeof unpackPackages = unpackPackages,
): Promise<ReadRelease> {
  prepareScratch();
  const directory = path.join(SCRATCH_DIR, `${product.id}-${release.minor}`);
  mkdirSync(directory, { recursive: true });
  await unpack(directory, release.packages);
  const missing = await unpackDependencies(directory, unpack);
  const packages = product.packages.flatMap(({ name, plan }) => {
    const version = release.packages[name];
    return version === undefined ? [] : [{ name, plan, version }];
  });
  let errors: readonly DocsError[] = [];
  const { families } = extractApi({
    products: [{ ...product, packages }],
    navigation: siteNavigation,
    root: directory,
    onErrors: (found) => (errors = found),
  });
  forgetScripts();
  const [family] = families;
  if (!family) throw new Error(`${product.name} ${release.minor} has no declarations.`);
  rmSync(directory, { recursive: true, force: true });
  return {
    family: { ...family, types: {} },
    errors: [
      ...missing.map((name) => `The registry doesn't have ${name} for this release.`),
      ...errors.map(({ message }) => message),
    ],
  };
}

/** Links `node_modules`, so that the packages resolve React and Material UI wherever the cache is. */
function prepareScratch(): void {
  const link = path.join(SCRATCH_DIR, 'node_modules');
  if (existsSync(link)) return;
  mkdirSync(SCRATCH_DIR, { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), link, 'junction');
}
