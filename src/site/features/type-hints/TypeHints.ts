import type { Hint } from '#model/page/ApiHints.ts';
import type { HintPopover } from './HintPopover.ts';
import { POPOVER_ID } from './HintPopover.ts';
import { findTarget, getTargetRect, isSameTarget, LINKS } from './HintTarget.ts';
import type { HintTarget } from './HintTarget.ts';
import { resolveTarget } from './resolveTarget.ts';

/** How long the pointer or focus must stay on a name before its popover opens. */
const OPEN_MS = 300;
/** Time to move the pointer from the name to the popover. */
const CLOSE_MS = 300;

/** The kind of input that opened a popover, which determines when it closes. */
type Opener = 'pointer' | 'focus' | 'tap' | 'keys';

/**
 * Opens and closes the popover. It stays open while the pointer is on the name or on the popover, or while the name has focus.
 * Escape closes it.
 */
export class TypeHints {
  readonly #popover: HintPopover;
  #target: HintTarget | undefined;
  /** The target that was closed with Escape or a click. It stays closed until the reader points at something else. */
  #dismissed: HintTarget | undefined;
  #opener: Opener = 'pointer';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(popover: HintPopover) {
    this.#popover = popover;
  }

  handlePointer({ target, clientX, clientY, pointerType, buttons }: PointerEvent): void {
    // A pressed button means that the reader selects text.
    if (pointerType === 'touch' || buttons !== 0) return;
    if (this.#isInside(target)) clearTimeout(this.#timer);
    else this.#plan(findTarget(target, clientX, clientY), 'pointer');
  }

  handleFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.matches(LINKS)) return;
    if (target.matches(':focus-visible')) this.#plan(findTarget(target, 0, 0), 'focus');
  }

  handleBlur(): void {
    this.#planClose('focus');
  }

  /** A tap on a name in plain code opens its popover. A tap or click anywhere else closes the popover. */
  handleClick({ target, clientX, clientY, pointerType }: PointerEvent): void {
    if (this.#isInside(target)) return;
    const found = pointerType === 'touch' ? findTarget(target, clientX, clientY) : undefined;
    const isControl = target instanceof Element && target.closest('a, button');
    if (found && !isControl) {
      void this.open(found, 'tap');
    } else {
      this.#dismissed = this.#target;
      this.close();
    }
  }

  /** Returns true if there was a popover to close. */
  handleEscape(): boolean {
    if (!this.#popover.isOpen) return false;
    this.#dismissed = this.#target;
    this.close();
    return true;
  }

  handleScroll(): void {
    if (!this.#target || !this.#popover.isOpen) return;
    const rect = getTargetRect(this.#target);
    if (rect.bottom < 0 || rect.top > innerHeight) this.close();
    else this.#popover.place(rect);
  }

  /** Shows the popover of a target if it refers to a declaration. */
  async open(target: HintTarget, opener: Opener): Promise<void> {
    clearTimeout(this.#timer);
    this.#choose(target, opener);
    const hint = await resolveTarget(target).catch(() => undefined);
    if (!isSameTarget(target, this.#target)) return;
    if (hint) this.show(target, hint, opener);
    else this.close();
  }

  show(target: HintTarget, hint: Hint, opener: Opener): void {
    clearTimeout(this.#timer);
    this.#choose(target, opener);
    this.#popover.show(hint, getTargetRect(target), opener === 'keys');
    this.#describe(POPOVER_ID);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#describe(undefined);
    this.#target = undefined;
    this.#popover.hide();
  }

  #choose(target: HintTarget, opener: Opener): void {
    this.#describe(undefined);
    this.#target = target;
    this.#opener = opener;
  }

  #plan(target: HintTarget | undefined, opener: 'pointer' | 'focus'): void {
    if (!isSameTarget(target, this.#dismissed)) this.#dismissed = undefined;
    if (!target || this.#dismissed) {
      this.#planClose(opener);
      return;
    }
    clearTimeout(this.#timer);
    if (isSameTarget(target, this.#target) && this.#popover.isOpen) return;
    this.#timer = setTimeout(() => void this.open(target, opener), OPEN_MS);
  }

  /** Moving the pointer away doesn't close a popover that focus has opened, and vice versa. */
  #planClose(opener: 'pointer' | 'focus'): void {
    clearTimeout(this.#timer);
    if (this.#target && this.#opener === opener)
      this.#timer = setTimeout(() => this.close(), CLOSE_MS);
  }

  #isInside(target: EventTarget | null): boolean {
    return target instanceof Node && this.#popover.element.contains(target);
  }

  /** Screen readers read the popover after the name of the focused link. */
  #describe(id: string | undefined): void {
    const element = this.#target?.kind === 'element' ? this.#target.element : undefined;
    if (!element?.matches('a, button')) return;
    if (id) element.setAttribute('aria-describedby', id);
    else element.removeAttribute('aria-describedby');
  }
}
