import { toMinor } from '#model/reference/VersionHistory.ts';

/** `npm:@mui/x-data-grid@^7.1.0`, `workspace:^7.1.0`, `^7.1.0` → the range */
const PREFIX = /^(?:npm:(?:@?[^@]*@)?|workspace:)/;
/** Matches the lower end of a range. Anything after it, such as `.x`, `-beta.1`, ` <9`, or ` || 8`, doesn't matter. */
const LOWER_END = /^(?:[~^=v]|>=?)?\s*v?(\d{1,4}(?:\.\d{1,4}){0,2})(?![\d.:/])/;

/** Finds the oldest minor release that a range allows: `^7.1.0` → `7.1`, `7.x` → `7.0`. Returns nothing for `latest` or a URL. */
export function readRange(written: string): string | undefined {
  const range = written
    .trim()
    .replace(PREFIX, '')
    .replace(/\.[x*].*$/i, '');
  const version = LOWER_END.exec(range)?.[1];
  if (version === undefined) return undefined;
  return version.includes('.') ? toMinor(version) : `${version}.0`;
}
