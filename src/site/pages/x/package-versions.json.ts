import { readPackageVersions } from '#generator/demos/packageVersions.ts';

/** Package versions for exported demos. */
export function GET(): Response {
  return Response.json(readPackageVersions());
}
