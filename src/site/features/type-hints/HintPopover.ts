import type { Hint } from '#model/page/ApiHints.ts';
import type { StringKey } from '../../browser/createDocsConfig.ts';
import type { Translate } from '#model/locale/translate.ts';
import { formatDeclaration } from './formatDeclaration.ts';
import { formatText } from './formatText.ts';
import { placeHint } from './placeHint.ts';
import styles from './HintPopover.module.css';

export const POPOVER_ID = 'type-hint';

/** The page's only hint popover: a declaration with its description, its default, and a link to the reference. */
export class HintPopover {
  readonly element = document.createElement('div');
  readonly #t: Translate<StringKey>;

  constructor(t: Translate<StringKey>) {
    this.#t = t;
    this.element.id = POPOVER_ID;
    this.element.className = styles['popover'] ?? '';
    this.element.popover = 'manual';
    this.element.setAttribute('role', 'dialog');
    document.body.append(this.element);
  }

  get isOpen(): boolean {
    return this.element.matches(':popover-open');
  }

  /** With `isByKeyboard`, it also shows which keys work. */
  show(hint: Hint, rect: DOMRect, isByKeyboard = false): void {
    this.element.setAttribute('aria-label', hint.name);
    this.element.replaceChildren(
      createDeclaration(hint.declaration),
      ...this.#listFacts(hint),
      ...(hint.text ? [createElement('p', 'text', formatText(hint.text))] : []),
      ...(hint.href ? [this.#createLink(hint.href)] : []),
      ...(isByKeyboard ? [createElement('p', 'keys', [this.#t('typeHint.keys')])] : []),
    );
    if (!this.isOpen) this.element.showPopover();
    this.place(rect);
  }

  place(rect: DOMRect): void {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const isRtl = document.documentElement.dir === 'rtl';
    const { left, top } = placeHint(
      rect,
      { width, height },
      { width: document.documentElement.clientWidth, height: innerHeight },
      isRtl,
    );
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }

  hide(): void {
    if (this.isOpen) this.element.hidePopover();
  }

  #listFacts({ default: value, required, deprecated, plan }: Hint): HTMLElement[] {
    const code = document.createElement('code');
    code.textContent = value ?? '';
    const facts = [
      value === undefined ? [] : [`${this.#t('api.default')} `, code],
      required ? [this.#t('api.required')] : [],
      plan ? [this.#t(plan === 'pro' ? 'plan.pro' : 'plan.premium')] : [],
      deprecated ? [this.#t('api.isDeprecated')] : [],
    ].filter((fact) => fact.length > 0);
    if (facts.length === 0) return [];
    return [
      createElement(
        'p',
        'facts',
        facts.map((fact) => createElement('span', 'fact', fact)),
      ),
    ];
  }

  #createLink(href: string): HTMLElement {
    const link = document.createElement('a');
    link.href = href;
    link.className = styles['link'] ?? '';
    link.textContent = this.#t('typeHint.open');
    return link;
  }
}

function createDeclaration(text: string): HTMLElement {
  const code = document.createElement('code');
  code.append(...formatDeclaration(text));
  return createElement('pre', 'declaration', [code]);
}

function createElement(
  tag: string,
  name: keyof typeof styles & string,
  children: (Node | string)[],
): HTMLElement {
  const element = document.createElement(tag);
  element.className = styles[name] ?? '';
  element.append(...children);
  return element;
}
