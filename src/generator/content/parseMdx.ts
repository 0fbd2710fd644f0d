import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { DocsError } from '#model/errors/DocsError.ts';
import { remarkSiteUrl } from './remarkSiteUrl.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);
const fillSiteUrl = remarkSiteUrl();

/** MDX text → syntax tree. A syntax error names its file and line. */
export function parseMdx(source: string, file: string): Root {
  try {
    const tree = parser.parse(source);
    fillSiteUrl(tree);
    return tree;
  } catch (cause) {
    if (!(cause instanceof VFileMessage)) throw cause;
    const line = cause.line ?? findLine(cause.reason);
    throw new DocsError(`The page is not valid MDX: ${cause.reason}`, {
      file,
      ...(line ? { line } : {}),
      hint: 'write a literal "<" or "{" in backticks, and close every tag.',
      cause,
    });
  }
}

/** Finds the line of an unclosed tag, which is only in the message: "closing tag for `<Tabs>` (12:1-12:7)". */
function findLine(reason: string): number | undefined {
  const place = /\((\d+):\d+/.exec(reason);
  return place ? Number(place[1]) : undefined;
}
