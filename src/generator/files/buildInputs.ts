import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { hashKey } from './createCache.ts';
import { ROOT } from './directories.ts';
import { hashWithSha256 } from './hashWithSha256.ts';
import { listSourceFiles } from './listSourceFiles.ts';

/** Every file that a build reads. The lockfile and npm's record of installed packages represent the packages. */
const SOURCES = [
  'content',
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.base.json',
];

/** Every environment variable that changes the built site. A test compares this list with the code. */
export const BUILD_VARIABLES: readonly string[] = [
  'X_DOCS_ADS',
  siteConfig.serviceWorker.hostEnv,
  siteConfig.licenseKeyEnv,
];

/** Everything the built site depends on. */
export interface BuildInputs {
  /** Hashes of files by path. */
  files: Record<string, string>;
  /** Hashes of the values. A value can be a secret, and the stamp is part of the built site. */
  variables: Record<string, string>;
  /** Pages show when they were last updated, which comes from git. */
  contentCommit: string;
  node: string;
}

export function readBuildInputs(
  root: string = ROOT,
  env: NodeJS.ProcessEnv = process.env,
): BuildInputs {
  return {
    files: Object.fromEntries(
      listSourceFiles(root, SOURCES).map((file) => [
        file,
        hashWithSha256(readFileSync(path.join(root, file))),
      ]),
    ),
    variables: Object.fromEntries(
      BUILD_VARIABLES.flatMap((name) => (env[name] ? [[name, hashKey(env[name])]] : [])),
    ),
    contentCommit: readContentCommit(root),
    node: process.versions.node,
  };
}

function readContentCommit(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', 'content'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
