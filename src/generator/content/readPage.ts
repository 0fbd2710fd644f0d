import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DocsError } from '#model/errors/DocsError.ts';
import { createHeadingIds } from '#model/page/headingIds.ts';
import type { FrontMatter, Heading } from '#model/page/Page.ts';
import { isMdxElement, readStringAttribute } from './jsxAttributes.ts';
import { readHeadingPlan, readHeadingText } from './remarkHeadingIds.ts';
import { hashKey } from '../files/createCache.ts';
import { toProjectPath } from '../files/directories.ts';
import { hashPackages } from '../files/hashPackages.ts';
import { hashSources } from '../files/hashSources.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import { openCache } from '../files/openCache.ts';
import type { PageFile } from './findPageFiles.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { readTree } from './readTree.ts';

/** The source of one page, without any knowledge of other pages. */
export interface PageSource extends PageFile, PageFacts {
  /** Parsed on first use. */
  readonly tree: Root;
}

interface PageFacts {
  frontMatter: FrontMatter;
  headings: Heading[];
  demos: DemoUse[];
}

export interface DemoUse {
  name: string;
  /** The names of all attributes except `name`. */
  options: string[];
  line: number;
}

export function readPage(page: PageFile): { source?: PageSource; errors: DocsError[] } {
  const { facts, errors } = readFacts(page.file);
  if (!facts) return { errors };
  const source: PageSource = {
    ...page,
    ...facts,
    get tree() {
      return readTree(page.file);
    },
  };
  return { source, errors };
}

const cache = openCache('page-facts');
let readerVersion: string | undefined;

/** Reads the facts of a page. They're cached, because many steps need no more than them. They only depend on text and code. */
const readFacts = memoizeByFile((file): { facts?: PageFacts; errors: DocsError[] } => {
  readerVersion ??= hashKey(hashSources('src/generator/content/readPage.ts'), hashPackages());
  const text = readFileSync(file, 'utf8');
  const key = hashKey(readerVersion, text);
  const known = cache.readJson(key) as PageFacts | undefined;
  if (known) return { facts: known, errors: [] };
  const result = parseFacts(text, file);
  // Errors aren't cached because they contain the path of the file.
  if (result.facts) cache.write(key, JSON.stringify(result.facts));
  return result;
});

function parseFacts(
  text: string,
  absoluteFile: string,
): { facts?: PageFacts; errors: DocsError[] } {
  const file = toProjectPath(absoluteFile);
  const { frontMatter, errors } = parseFrontMatter(text, file);
  let tree: Root;
  try {
    tree = readTree(absoluteFile);
  } catch (error) {
    if (error instanceof DocsError) return { errors: [...errors, error] };
    throw error;
  }
  const { headings, errors: headingErrors } = readHeadings(tree, file);
  errors.push(...headingErrors);
  if (!frontMatter || errors.length > 0) return { errors };
  return { facts: { frontMatter, headings, demos: readDemos(tree) }, errors };
}

function readHeadings(tree: Root, file: string): { headings: Heading[]; errors: DocsError[] } {
  const headings: Heading[] = [];
  const errors: DocsError[] = [];
  const createId = createHeadingIds();
  visit(tree, 'heading', (node) => {
    const text = readHeadingText(node);
    const id = createId(text);
    const line = node.position?.start.line ?? 1;
    if (node.depth === 1) {
      errors.push(
        new DocsError('This page has an h1 in its text.', {
          file,
          line,
          hint: `the title in the front matter is the h1; write "## ${text}".`,
        }),
      );
    } else if (node.depth === 3 && headings.length === 0) {
      errors.push(
        new DocsError(`The h3 "${text}" has no h2 before it.`, {
          file,
          line,
          hint: `write "## ${text}", or put a section above it.`,
        }),
      );
    } else if (node.depth === 2 || node.depth === 3) {
      const plan = readHeadingPlan(node);
      headings.push({ id, text, depth: node.depth, ...(plan ? { plan } : {}) });
    }
  });
  return { headings, errors };
}

function readDemos(tree: Root): DemoUse[] {
  const demos: DemoUse[] = [];
  visit(tree, (node) => {
    if (!isMdxElement(node) || node.name !== 'Demo') return;
    demos.push({
      name: readStringAttribute(node, 'name') ?? '',
      options: node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.name !== 'name' ? [attribute.name] : [],
      ),
      line: node.position?.start.line ?? 1,
    });
  });
  return demos;
}
