import type { CodeWord } from './codeWords.ts';
import { findWordAt } from './codeWords.ts';

/** Something on the page that may refer to a declaration. */
export type HintTarget =
  /** A link to the reference, a button for a type, or code in a sentence. */
  | { kind: 'element'; element: HTMLElement }
  /** A word in a block of code. */
  | ({ kind: 'word' } & CodeWord);

/** Links to the reference that may consist of only a name, and buttons for types. */
export const LINKS = 'main a[href*="/x/api/"], main .api-rows a[href^="#"], main [data-type]';
export const CODE = 'main code';
/** Editors have their own hints, and demos and navigation contain no declarations. */
const OTHERS = '[contenteditable], [data-demo], .cm-editor, nav';

/** Finds the target when a reader points at an element, or at a position in it. */
export function findTarget(from: EventTarget | null, x: number, y: number): HintTarget | undefined {
  if (!(from instanceof Element) || from.closest(OTHERS)) return undefined;
  const link = from.closest<HTMLElement>(LINKS);
  if (link) return isName(link) ? { kind: 'element', element: link } : undefined;
  const code = from.closest<HTMLElement>(CODE);
  if (!code || code.closest('a')) return undefined;
  if (!code.closest('pre')) return { kind: 'element', element: code };
  const word = findWordAt(code, x, y);
  return word && { kind: 'word', ...word };
}

/** Whether a link consists of only a name. In a sentence, links to the reference may have a different text. */
export function isName(link: HTMLElement): boolean {
  if (link.matches('[data-type]') || link.closest('code, h3')) return true;
  const { children, childNodes } = link;
  return childNodes.length === 1 && children[0]?.tagName === 'CODE';
}

/** Returns the position of a target on the screen. */
export function getTargetRect(target: HintTarget): DOMRect {
  const of = target.kind === 'word' ? target.range : target.element;
  // If a name is broken into two lines, the popover goes below the first one.
  return of.getClientRects()[0] ?? of.getBoundingClientRect();
}

/** Whether two targets are the same place. */
export function isSameTarget(a: HintTarget | undefined, b: HintTarget | undefined): boolean {
  if (!a || !b || a.kind !== b.kind) return a === b;
  if (a.kind === 'element') return b.kind === 'element' && a.element === b.element;
  return b.kind === 'word' && a.code === b.code && a.start === b.start;
}
