import type { Heading } from '#model/page/Page.ts';

export interface Section extends Heading {
  text: string;
  /** The Markdown from its heading to the next one of the same level. */
  markdown: string;
}

/** Splits the Markdown of a page into sections, in the order of its headings. */
export function splitSections(markdown: string, headings: readonly Heading[]): Section[] {
  const starts = findHeadingLines(markdown);
  return headings.flatMap((heading, index) => {
    const start = starts[index];
    if (start === undefined) return [];
    const next = headings.findIndex(
      (other, place) => place > index && other.depth <= heading.depth,
    );
    const end = next === -1 ? undefined : starts[next];
    return [{ ...heading, markdown: markdown.slice(start, end).trim() }];
  });
}

/** Offsets of the lines with `##` or `###`, except in code blocks. */
function findHeadingLines(markdown: string): number[] {
  const offsets: number[] = [];
  let fence = '';
  let offset = 0;
  for (const line of markdown.split('\n')) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === '' && mark) fence = mark;
    else if (mark && mark.startsWith(fence)) fence = '';
    else if (fence === '' && /^[\s>]*#{2,3}\s/.test(line)) offsets.push(offset);
    offset += line.length + 1;
  }
  return offsets;
}
