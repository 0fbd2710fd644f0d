import type { Link, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { parsePath } from '#model/path/parsePath.ts';

export interface PlannedLinksOptions {
  /** Pathnames of the navigation whose pages aren't written yet. */
  getPlanned: () => ReadonlySet<string>;
}

/** Replaces links to pages that aren't written yet with marked text, so that nobody ends up on a missing page. */
export function remarkPlannedLinks({ getPlanned }: PlannedLinksOptions) {
  return (tree: Root): void => {
    const planned = getPlanned();
    visit(tree, 'link', (link, index, parent) => {
      if (!parent || index === undefined || !isPlannedLink(link, planned)) return;
      const mark: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'PlannedLink',
        attributes: [],
        children: link.children,
      };
      parent.children[index] = mark;
    });
  };
}

/** Whether a link such as `[Pinning](/x/react-data-grid/column-pinning/#api)` leads to a page that isn't written yet. */
export function isPlannedLink({ url }: Pick<Link, 'url'>, planned: ReadonlySet<string>): boolean {
  return url.startsWith('/') && planned.has(parsePath(url).canonicalPathname);
}
