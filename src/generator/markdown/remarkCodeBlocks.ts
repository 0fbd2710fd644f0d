import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { toProjectPath } from '../files/directories.ts';
import { parseCodeFenceMeta } from './codeFence.ts';
import { findCodeLinks } from './findCodeLinks.ts';
import { CODE_LANGUAGES, highlight, isCodeLanguage } from './highlight.ts';
import { readLinkContext } from './readLinkContext.ts';

/** Turns each code fence into a `<CodeBlock>` with highlighted HTML, where names of the library link to the reference. */
export function remarkCodeBlocks({ getLinker }: { getLinker?: () => Promise<ApiLinker> } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const linker = await getLinker?.();
    const { productId } = readLinkContext(file);
    visit(tree, 'code', (fence) => {
      const links =
        linker && LINKED.has(fence.lang ?? '')
          ? findCodeLinks(fence.value, linker, productId)
          : undefined;
      const block = createCodeBlock(fence, toProjectPath(file.path), links);
      Object.assign(fence, block, { value: undefined });
    });
  };
}

const LINKED = new Set(['ts', 'tsx', 'js', 'jsx']);

function createCodeBlock(
  fence: Code,
  file: string,
  links: ReadonlyMap<string, string> = new Map(),
): MdxJsxFlowElement {
  const language = fence.lang ?? 'text';
  if (!isCodeLanguage(language)) {
    const [nearest] = findNearest(language === 'sh' ? 'bash' : language, [...CODE_LANGUAGES]);
    throw new DocsError(`Code in the language "${language}" can't be highlighted.`, {
      file,
      ...(fence.position ? { line: fence.position.start.line } : {}),
      hint: `${nearest ? `did you mean "${nearest}"? ` : ''}Languages: ${CODE_LANGUAGES.join(', ')}.`,
    });
  }
  const { title, emphasized } = parseCodeFenceMeta(fence.meta);
  const attributes = {
    html: highlight(fence.value, language, { emphasized, links }),
    language,
    ...(title ? { title } : {}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
