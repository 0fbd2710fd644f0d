import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/** Whether a lockfile contains all packages of another one, with the same paths and versions. */
export function hasSamePackages(wanted: unknown, installed: unknown): boolean {
  const { packages } = lockSchema.parse(installed);
  return Object.entries(lockSchema.parse(wanted).packages).every(
    ([place, { version }]) => place === '' || packages[place]?.version === version,
  );
}
