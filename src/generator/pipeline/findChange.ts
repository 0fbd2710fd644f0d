import type { BuildInputs } from '../files/buildInputs.ts';

/** What has to be done to bring a built site up to date. */
export type Change =
  /** The site itself is the same; only the MCP server, which is bundled from `src/server`, has to be built. */
  | { kind: 'server' }
  /** Only these texts changed. Commits can also change the dates that pages show. */
  | { kind: 'texts'; files: string[] }
  | { kind: 'everything' };

const TEXT = /^content\/pages\/.+\/page(\.\w+)?\.mdx$/;
const SERVER = /^src\/server\//;

/** Compares what a site was built from with the current state. When in doubt, everything changed. */
export function findChange(before: BuildInputs, after: BuildInputs): Change {
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])];
  const files = names.filter((name) => before.files[name] !== after.files[name]).sort();
  const isSameOtherwise = before.node === after.node && isEqual(before.variables, after.variables);
  if (!isSameOtherwise) return { kind: 'everything' };
  const isSameCommit = before.contentCommit === after.contentCommit;
  if (files.length > 0 && files.every((file) => SERVER.test(file)) && isSameCommit)
    return { kind: 'server' };
  // A new or deleted page changes the navigation on all others.
  const isEdit = (file: string) => file in before.files && file in after.files;
  if (files.every((file) => TEXT.test(file) && isEdit(file))) return { kind: 'texts', files };
  return { kind: 'everything' };
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
