import satisfies from 'spdx-satisfies';
import { DocsError } from '#model/errors/DocsError.ts';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS } from './licensePolicy.ts';
import type { LicenseException } from './licensePolicy.ts';
import type { ShippedPackage } from './listShipped.ts';

export interface LicenseReport {
  faults: DocsError[];
  /** One line per license, the most frequent first. */
  summary: string[];
}

/** Counts the licenses of packages and reports those that nobody has allowed. */
export function checkLicenses(
  packages: readonly ShippedPackage[],
  exceptions: readonly LicenseException[] = LICENSE_EXCEPTIONS,
): LicenseReport {
  const groups = Map.groupBy(packages, ({ license }) => license ?? 'no license');
  const summary = [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([license, { length }]) => `${String(length).padStart(4)}  ${license}`);
  const faults = packages
    .filter((shipped) => !isAllowed(shipped.license) && !isException(shipped, exceptions))
    .map(createFault);
  return { faults, summary };
}

function isAllowed(license: string | undefined): boolean {
  try {
    return license !== undefined && satisfies(license, [...ALLOWED_LICENSES]);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

function isException({ name, license }: ShippedPackage, all: readonly LicenseException[]): boolean {
  return all.some(({ packages, declared }) => {
    const isNamed = /[-/]$/.test(packages) ? name.startsWith(packages) : name === packages;
    return isNamed && license === declared;
  });
}

function createFault({ name, version, license }: ShippedPackage): DocsError {
  const what = license === undefined ? "doesn't declare a license" : `is licensed as "${license}"`;
  return new DocsError(`${name} ${version} ${what}, which isn't allowed yet.`, {
    hint: 'read its license. If we may ship it, add it to src/generator/packages/licensePolicy.ts; if not, replace the package.',
  });
}
