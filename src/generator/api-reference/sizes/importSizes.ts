import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportSizes } from '#model/reference/ImportSize.ts';
import { CONTENT_DIR } from '../../files/directories.ts';

/** Only `npm run measure:sizes` writes this file. A build just reads it and doesn't bundle anything for it. */
export const SIZES_FILE = path.join(CONTENT_DIR, 'import-sizes.json');

export function readImportSizes(file: string = SIZES_FILE): ImportSizes | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as ImportSizes;
}
