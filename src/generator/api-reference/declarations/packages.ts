import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { ROOT } from '../../files/directories.ts';

/** A configured package that is installed in the configured version. */
export interface InstalledPackage {
  name: string;
  plan: Plan;
  version: string;
  directory: string;
  /** Its folder in the repository that it's published from: `packages/x-charts`. */
  sourceDirectory: string;
}

export interface InstalledFamily {
  product: ProductConfig;
  /** Sorted from the lowest plan to the highest. */
  packages: InstalledPackage[];
}

/** Finds the packages of all products. Throws once with every package that is missing or has the wrong version. */
export function findPackages(products: readonly ProductConfig[], root = ROOT): InstalledFamily[] {
  const errors: DocsError[] = [];
  const families = products.map((product) => ({
    product,
    packages: product.packages
      .map((wanted) => findPackage(wanted, root, errors))
      .filter((found) => found !== undefined)
      .sort((a, b) => PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan)),
  }));
  throwAll(errors);
  return families;
}

function findPackage(
  { name, plan, version }: ProductConfig['packages'][number],
  root: string,
  errors: DocsError[],
): InstalledPackage | undefined {
  const directory = path.join(root, 'node_modules', name);
  const manifestFile = path.join(directory, 'package.json');
  if (!existsSync(manifestFile)) {
    errors.push(
      new DocsError(`The package ${name} is not installed.`, {
        file: 'content/site.config.ts',
        hint: `run "npm install ${name}@${version}", or take the package out of the product.`,
      }),
    );
    return undefined;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    version: string;
    repository?: { directory?: string };
  };
  if (manifest.version !== version) {
    errors.push(
      new DocsError(
        `The configuration says ${name} ${version}, installed is ${manifest.version}.`,
        {
          file: 'content/site.config.ts',
          hint: `write version: '${manifest.version}' there, or run "npm install ${name}@${version}".`,
        },
      ),
    );
    return undefined;
  }
  const sourceDirectory = manifest.repository?.directory ?? `packages/${path.basename(name)}`;
  return { name, plan, version, directory, sourceDirectory };
}
