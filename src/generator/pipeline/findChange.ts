import type { BuildInputs } from '../files/buildInputs.ts';

/** What has to be done to bring a built site up to date. */
export type Change =
  /** The site itself is the same; only the MCP server, which is bundled from `src/server`, has to be built. */
  | { kind: 'server' }
  /** Only these texts and files of the navigation changed or were added. Commits can also change the dates that pages show. */
  | { kind: 'texts'; files: string[] }
  /** Pages changed with their demos, which have to be bundled. */
  | { kind: 'pages'; files: string[] }
  | { kind: 'everything' };

const TEXT = /^content\/pages\/.+\/page(\.\w+)?\.mdx$/;
const NAVIGATION = /^content\/navigation(?:\/\w+)?\.ts$/;
const PAGES = /^content\/(?:pages\/|demo-[\w-]+\.json$)/;
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
  const isKept = (file: string) => file in after.files;
  const isText = (file: string) => isPageText(file) || NAVIGATION.test(file);
  if (files.every((file) => isText(file) && isKept(file))) return { kind: 'texts', files };
  const isPagePart = (file: string) => PAGES.test(file) || NAVIGATION.test(file);
  return files.every(isPagePart) ? { kind: 'pages', files } : { kind: 'everything' };
}

/** `content/pages/react-charts/bars/page.zh.mdx` */
export function isPageText(file: string): boolean {
  return TEXT.test(file);
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
