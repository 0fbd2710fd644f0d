/** `@mui/x-charts-pro 8.12.0` for each package that isn't installed in the expected version. */
export function listOtherVersions(
  names: readonly string[],
  versions: Readonly<Record<string, string>>,
  expected: string,
): string[] {
  return names.flatMap((name) => {
    const version = versions[name];
    return version && version !== expected ? [`${name} ${version}`] : [];
  });
}
