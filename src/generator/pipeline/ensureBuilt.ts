import { readBuildInputs } from '../files/buildInputs.ts';
import { hashInputs, readBuildStamp } from '../files/buildStamp.ts';

/** What was done. */
export type BuildKind = 'nothing' | 'update' | 'build';

/** Builds as much of the site as has changed since it was last built. */
export async function ensureBuilt(dist: string): Promise<BuildKind> {
  const inputs = readBuildInputs();
  const before = readBuildStamp(dist);
  if (before && hashInputs(before) === hashInputs(inputs)) return 'nothing';
  if (before) {
    const { updateSite } = await import('./updateSite.ts');
    if (await updateSite(dist, before, inputs)) return 'update';
  }
  // Loading the bundler takes longer than finding that nothing changed.
  const { buildSite } = await import('./buildSite.ts');
  await buildSite(dist, inputs, before);
  return 'build';
}
