import type { ComponentType } from 'react';
import type { MDXComponents } from 'mdx/types';

type PageModule = { default: ComponentType<{ components: MDXComponents }> };

// Lazy, so that developing compiles only the page that is asked for.
const modules = import.meta.glob<PageModule>('/content/pages/**/page*.mdx');

/** `content/pages/introduction/page.mdx` → the compiled text of the page */
export async function importPage(file: string): Promise<PageModule['default']> {
  const load = modules[`/${file}`];
  if (!load) throw new Error(`No compiled page for ${file}.`);
  return (await load()).default;
}
