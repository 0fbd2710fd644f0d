import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { siteConfig } from '#content/site.config.ts';

const PLACEHOLDER = '%SITE_URL%';

/** Fills in the URL of the site, so that what readers copy works without editing: `%SITE_URL%/mcp`. */
export function remarkSiteUrl({ siteUrl } = siteConfig) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'text')
        node.value = node.value.replaceAll(PLACEHOLDER, siteUrl);
    });
  };
}
