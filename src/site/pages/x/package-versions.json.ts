import { readPackageVersions } from '#generator/demos/packageVersions.ts';

/** What exported demos are installed with. */
export function GET(): Response {
  return Response.json(readPackageVersions());
}
