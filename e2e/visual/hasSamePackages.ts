import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/** Whether every package that one lockfile asks for is in another one, at the same place and version. */
export function hasSamePackages(wanted: unknown, installed: unknown): boolean {
  const { packages } = lockSchema.parse(installed);
  return Object.entries(lockSchema.parse(wanted).packages).every(
    ([place, { version }]) => place === '' || packages[place]?.version === version,
  );
}
