import path from 'node:path';
import { CACHE_DIR } from '../files/directories.ts';

/** The cache of compressed copies. */
export const COMPRESSED_DIR = path.join(CACHE_DIR, 'compressed');
