import type { SiteConfig } from './SiteConfig.ts';

type Config = Pick<SiteConfig, 'docsRepository'>;

/** `content/pages/a/page.mdx` → the form that edits it; nothing if the repository isn't configured */
export function getEditUrl({ docsRepository }: Config, file: string): string | undefined {
  return docsRepository && toUrl(docsRepository, 'edit', file);
}

/** `content/pages/a/Bars.tsx` → the page that shows it; nothing if the repository isn't configured */
export function getSourceUrl({ docsRepository }: Config, file: string): string | undefined {
  return docsRepository && toUrl(docsRepository, 'blob', file);
}

function toUrl(
  { url, branch, path }: NonNullable<Config['docsRepository']>,
  view: 'edit' | 'blob',
  file: string,
): string {
  return `${url}/${view}/${branch}/${path}${file}`;
}
