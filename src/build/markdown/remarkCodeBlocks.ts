import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DocsError } from '#model/DocsError.ts';
import { findNearest } from '#model/findNearest.ts';
import { toProjectPath } from '../content/directories.ts';
import { parseCodeFenceMeta } from './codeFence.ts';
import { CODE_LANGUAGES, highlight, isCodeLanguage } from './highlight.ts';

/** Turns each code fence into `<CodeBlock>` with its HTML made at build. */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (fence) => {
      Object.assign(fence, createCodeBlock(fence, toProjectPath(file.path)), { value: undefined });
    });
  };
}

function createCodeBlock(fence: Code, file: string): MdxJsxFlowElement {
  const language = fence.lang ?? 'text';
  if (!isCodeLanguage(language)) {
    const [nearest] = findNearest(language === 'sh' ? 'bash' : language, [...CODE_LANGUAGES]);
    throw new DocsError(`Code in the language "${language}" cannot be highlighted.`, {
      file,
      ...(fence.position ? { line: fence.position.start.line } : {}),
      hint: `${nearest ? `did you mean "${nearest}"? ` : ''}Languages: ${CODE_LANGUAGES.join(', ')}.`,
    });
  }
  const { title, emphasised } = parseCodeFenceMeta(fence.meta);
  const attributes = {
    html: highlight(fence.value, language, emphasised),
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
