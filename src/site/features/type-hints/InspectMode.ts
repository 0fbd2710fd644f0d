import type { Hint } from '#model/page/ApiHints.ts';
import { announce } from '../../ui/enhanceCodeBlocks.ts';
import { CODE, getTargetRect, isName, LINKS } from './HintTarget.ts';
import type { HintTarget } from './HintTarget.ts';
import { listWords } from './codeWords.ts';
import { resolveTarget } from './resolveTarget.ts';
import type { TypeHints } from './TypeHints.ts';
import styles from './InspectMode.module.css';

const HIGHLIGHT = 'type-hint';
const MARKED = styles['marked'] ?? '';
/** Height of the part of the screen that the header covers. */
const HEADER = 72;

/** Moves from name to name with the arrow keys, so that names in code don't have to be tab stops. */
export class InspectMode {
  readonly #hints: TypeHints;
  #targets: HintTarget[] = [];
  #index = 0;
  #href: string | undefined;
  #isMoving = false;

  constructor(hints: TypeHints) {
    this.#hints = hints;
  }

  get isActive(): boolean {
    return this.#targets.length > 0;
  }

  /** Starts in the focused code block, or at the first name on the screen. Returns false if there's none. */
  async start(root: Document): Promise<boolean> {
    const block = root.activeElement?.closest('pre');
    this.#targets = listTargets(block ?? root);
    const first = this.#targets.findIndex((target) => getTargetRect(target).top >= HEADER);
    this.#index = Math.max(0, first) - 1;
    const isFound = (await this.move(1)) || (await this.move(-1));
    if (!isFound) this.stop();
    return isFound;
  }

  /** Moves to the next or the previous name that has a declaration. */
  async move(step: 1 | -1): Promise<boolean> {
    if (this.#isMoving) return true;
    this.#isMoving = true;
    const found = await this.#find(step).finally(() => {
      this.#isMoving = false;
    });
    if (!found || !this.isActive) return false;
    const { target, hint, index } = found;
    this.#index = index;
    this.#href = hint.href;
    mark(target);
    reveal(target);
    this.#hints.show(target, hint, 'keys');
    announce(describe(hint));
    return true;
  }

  async #find(
    step: 1 | -1,
  ): Promise<{ target: HintTarget; hint: Hint; index: number } | undefined> {
    for (let index = this.#index + step; ; index += step) {
      const target = this.#targets[index];
      if (!target) return undefined;
      const hint = await resolveTarget(target).catch(() => undefined);
      if (hint) return { target, hint, index };
    }
  }

  follow(): void {
    if (this.#href) location.assign(this.#href);
  }

  stop(): void {
    this.#targets = [];
    this.#href = undefined;
    mark(undefined);
    this.#hints.close();
  }
}

function listTargets(root: ParentNode): HintTarget[] {
  return [...root.querySelectorAll<HTMLElement>(`${LINKS}, ${CODE}`)].flatMap(
    (element): HintTarget[] => {
      if (!element.checkVisibility() || element.closest('nav, [data-demo], .cm-editor')) return [];
      const isBlock = element.closest('pre') !== null;
      if (element.matches('code')) {
        if (isBlock) return listWords(element).map((word) => ({ kind: 'word', ...word }));
        // If there's a link around or inside the code, the link is the target instead.
        if (element.closest('a') || element.querySelector('a, button')) return [];
      } else if (isBlock || !isName(element)) return [];
      return [{ kind: 'element', element }];
    },
  );
}

/** The element with the class that styles the highlight. A rule for all elements would have to be on every page. */
let marked: HTMLElement | undefined;

function mark(target: HintTarget | undefined): void {
  // Firefox before 140 has no highlights, but the popover still shows the name.
  const { highlights } = CSS as Partial<typeof CSS>;
  if (!highlights) return;
  highlights.delete(HIGHLIGHT);
  marked?.classList.remove(MARKED);
  marked = target?.kind === 'word' ? target.code : target?.element;
  if (!target) return;
  marked?.classList.add(MARKED);
  const range = target.kind === 'word' ? target.range : document.createRange();
  if (target.kind === 'element') range.selectNodeContents(target.element);
  highlights.set(HIGHLIGHT, new Highlight(range));
}

function reveal(target: HintTarget): void {
  const { top, bottom } = getTargetRect(target);
  if (top < HEADER || bottom > innerHeight - HEADER) scrollBy({ top: top - innerHeight / 3 });
  const pre = target.kind === 'word' ? target.code.closest('pre') : null;
  if (!pre) return;
  const { left, right } = getTargetRect(target);
  const box = pre.getBoundingClientRect();
  if (left < box.left || right > box.right) pre.scrollLeft += left - box.left - box.width / 3;
}

function describe({ name, declaration, text }: Hint): string {
  const start = declaration.includes(name) ? '' : `${name}. `;
  return `${start}${declaration}. ${(text ?? '').replaceAll('`', '')}`;
}
