import type { ComponentType } from 'react';
import type { MDXComponents } from 'mdx/types';
import { importContent } from 'virtual:content-modules';

type PageContent = ComponentType<{ components: MDXComponents }>;

/** `content/pages/introduction/page.mdx` → the compiled text of the page */
export async function importPage(file: string): Promise<PageContent> {
  const { default: content } = await importContent(file);
  return content as PageContent;
}
