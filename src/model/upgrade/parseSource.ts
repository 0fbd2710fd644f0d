import { parser } from '@lezer/javascript';
import type { SourceProblem } from './SourceReport.ts';
import type { ParsedSource, SourceTree } from './SourceTree.ts';

/** Anything larger is data or a bundle rather than source code, and would keep a phone busy for seconds. */
export const MAX_SOURCE_LENGTH = 1_000_000;

/** A line of code has about 40 characters on average, a line of data has a few hundred, and a line of a bundle has thousands. */
const MAX_AVERAGE_LINE = 500;
/** Shorter texts are snippets, which may be a single long line. */
const MIN_BUNDLE_LENGTH = 2000;

/** Handwritten code has at most a few dozen levels. The parser's time and memory grow quadratically with the depth. */
const MAX_NESTING = 500;
/** In milliseconds. A file of the maximum size takes about a tenth of this. */
const MAX_TIME = 5000;

/** If the start of a long text isn't code, the rest is skipped, because the parser is much slower with errors than with code. */
const SAMPLE_LENGTH = 20_000;

/** Errors per hundred nodes of the tree. A typo in a file causes less than one, and a different language causes at least ten. */
const MAX_BROKEN = 4;
const MAX_FOREIGN = 10;

/** Files that users drop along with their source files. Some of them would even parse. */
const FOREIGN_NAME =
  /\.(?:json|jsonc|css|scss|sass|less|html?|mdx?|ya?ml|toml|xml|svg|vue|svelte|astro|py|rb|php|java|kt|swift|go|rs|c|h|cpp|cs|sh|sql|lock|map)$/i;

const LANGUAGES = {
  // In `.ts` files, `<Row>value` is a cast. Everywhere else, `<Row>` is a tag.
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
} as const;

/** Parses JavaScript or TypeScript. Syntax errors are fine as long as most of the text can be parsed. */
export function parseSource({
  name,
  text,
}: {
  name: string;
  text: string;
}): ParsedSource | SourceProblem {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_SOURCE_LENGTH) return 'too-large';
  if (text.includes('\0') || FOREIGN_NAME.test(name)) return 'not-code';
  if (isMinified(text)) return 'minified';
  if (isTooDeep(text)) return 'unparsable';
  const language = /\.[cm]?ts$/.test(name) ? 'ts' : 'tsx';
  const start = text.slice(0, SAMPLE_LENGTH);
  const early = text.length > 2 * SAMPLE_LENGTH && findProblem(parse(start, language));
  if (early) return early;
  const tree = parse(text, language);
  const problem = findProblem(tree);
  return tree && !problem ? { text, tree } : (problem ?? 'unparsable');
}

function findProblem(tree: SourceTree | undefined): SourceProblem | undefined {
  if (!tree) return 'unparsable';
  const share = measureErrors(tree);
  if (share > MAX_FOREIGN) return 'not-code';
  return share > MAX_BROKEN ? 'unparsable' : undefined;
}

/** Whether too many brackets are open. An unclosed angle bracket is a comparison, which ends with its statement. */
function isTooDeep(text: string): boolean {
  let [brackets, angles] = [0, 0];
  for (const [sign] of text.matchAll(/[()[\]{}<>;]/g)) {
    if ('([{'.includes(sign)) brackets += 1;
    else if (')]}'.includes(sign)) brackets = Math.max(0, brackets - 1);
    if (sign === '<') angles += 1;
    else if (sign === '>') angles = Math.max(0, angles - 1);
    else if (';)}'.includes(sign)) angles = 0;
    if (brackets > MAX_NESTING || angles > MAX_NESTING) return true;
  }
  return false;
}

/** Returns nothing if parsing takes too long, which happens only with generated text. */
function parse(text: string, language: keyof typeof LANGUAGES): SourceTree | undefined {
  const end = Date.now() + MAX_TIME;
  const steps = LANGUAGES[language].startParse(text);
  for (let count = 1; ; count += 1) {
    const tree = steps.advance();
    if (tree) return tree;
    if (count % 1000 === 0 && Date.now() > end) return undefined;
  }
}

function isMinified(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return text.length >= MIN_BUNDLE_LENGTH && text.length / lines > MAX_AVERAGE_LINE;
}

function measureErrors(tree: SourceTree): number {
  let [nodes, errors] = [0, 0];
  tree.iterate({
    enter({ type }) {
      nodes += 1;
      if (type.isError) errors += 1;
    },
  });
  return (errors / nodes) * 100;
}
