import { readPackageVersions } from '#build/demos/packageVersions.ts';

/** What exported demos are installed with. */
export function GET(): Response {
  return Response.json(readPackageVersions());
}
