/** A word of code on the page. */
export interface CodeWord {
  /** The `<code>` around it. */
  code: HTMLElement;
  word: string;
  /** Position in the text of `code`. */
  start: number;
  range: Range;
}

const WORD = /[A-Za-z_$][\w$]*/g;
/** Strings and comments in highlighted code. */
const SILENT = '.s, .c';

/** Lists all words in a code block that can be names. */
export function listWords(code: HTMLElement): CodeWord[] {
  return [...(code.textContent ?? '').matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const range = createRange(code, index, word.length);
    return range && !isSilent(range.startContainer) ? [{ code, word, start: index, range }] : [];
  });
}

/** Finds the word in a code block at a point on the screen. */
export function findWordAt(code: HTMLElement, x: number, y: number): CodeWord | undefined {
  const caret = findCaret(code.ownerDocument, x, y);
  if (!caret || !code.contains(caret.node) || isSilent(caret.node)) return undefined;
  const before = code.ownerDocument.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.node, caret.offset);
  const offset = before.toString().length;
  const text = code.textContent ?? '';
  const [head = ''] = /[\w$]*$/.exec(text.slice(0, offset)) ?? [];
  const [tail = ''] = /^[\w$]*/.exec(text.slice(offset)) ?? [];
  const word = head + tail;
  const start = offset - head.length;
  const range = /^[A-Za-z_$]/.test(word) ? createRange(code, start, word.length) : undefined;
  // The browser also finds a caret position for points beyond the end of a line.
  return range && hasPoint(range, x, y) ? { code, word, start, range } : undefined;
}

function findCaret(
  root: Document,
  x: number,
  y: number,
): { node: Node; offset: number } | undefined {
  if (root.caretPositionFromPoint) {
    const position = root.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // This is for Safari before 26.
  const range = root.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

function createRange(code: HTMLElement, start: number, length: number): Range | undefined {
  const walker = code.ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const range = code.ownerDocument.createRange();
  let position = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const end = position + (node.nodeValue?.length ?? 0);
    if (!hasStart && start < end) {
      range.setStart(node, start - position);
      hasStart = true;
    }
    if (hasStart && start + length <= end) {
      range.setEnd(node, start + length - position);
      return range;
    }
    position = end;
  }
  return undefined;
}

function isSilent(node: Node): boolean {
  return Boolean(node.parentElement?.closest(SILENT));
}

function hasPoint(range: Range, x: number, y: number): boolean {
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
