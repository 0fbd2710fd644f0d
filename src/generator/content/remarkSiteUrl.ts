import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { siteConfig } from '#content/site.config.ts';

const PLACEHOLDER = '%SITE_URL%';

/** Replaces `%SITE_URL%` with the URL of the site, so that users can copy code such as `%SITE_URL%/mcp` without editing it. */
export function remarkSiteUrl({ siteUrl } = siteConfig) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'text')
        node.value = node.value.replaceAll(PLACEHOLDER, siteUrl);
    });
  };
}
