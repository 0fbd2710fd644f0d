import { DEFAULT_LOCALE, isLocale } from '#model/locale/Locale.ts';
import { createTranslate } from '#model/locale/translate.ts';
import type { StringKey } from '../../browser/createDocsConfig.ts';
import { loadDictionary } from '../../browser/loadDictionary.ts';
import { announce } from '../../ui/enhanceCodeBlocks.ts';
import { HintPopover } from './HintPopover.ts';
import { InspectMode } from './InspectMode.ts';
import { TypeHints } from './TypeHints.ts';

export interface StartedHints {
  hints: TypeHints;
  /** Starts stepping through the names with the keyboard. */
  inspect: () => Promise<void>;
}

let started: Promise<StartedHints> | undefined;

/** Listens for pointers, focus, taps, and keys. Later calls return the result of the first one. */
export function startTypeHints(root: Document): Promise<StartedHints> {
  started ??= start(root);
  return started;
}

async function start(root: Document): Promise<StartedHints> {
  const locale = isLocale(root.documentElement.lang) ? root.documentElement.lang : DEFAULT_LOCALE;
  const dictionaries = { [locale]: await loadDictionary(locale) };
  const t = createTranslate<StringKey>({ dictionaries, locale });
  const hints = new TypeHints(new HintPopover(t));
  const inspector = new InspectMode(hints);

  root.addEventListener('pointermove', (event) => {
    if (!inspector.isActive) hints.handlePointer(event);
  });
  root.addEventListener('focusin', (event) => hints.handleFocus(event));
  root.addEventListener('focusout', () => hints.handleBlur());
  root.addEventListener('pointerdown', () => {
    if (inspector.isActive) inspector.stop();
  });
  root.addEventListener('click', (event) => hints.handleClick(event as PointerEvent));
  root.addEventListener('scroll', () => hints.handleScroll(), { capture: true, passive: true });
  root.addEventListener('keydown', (event) => handleKey(event, hints, inspector), {
    capture: true,
  });
  return {
    hints,
    async inspect() {
      if (!(await inspector.start(root))) announce(t('typeHint.none'));
    },
  };
}

function handleKey(event: KeyboardEvent, hints: TypeHints, inspector: InspectMode): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isRtl = document.documentElement.dir === 'rtl';
  const isUsed = (() => {
    if (event.key === 'Escape') {
      if (!inspector.isActive) return hints.handleEscape();
      inspector.stop();
      return true;
    }
    if (!inspector.isActive) return false;
    switch (event.key) {
      case 'ArrowDown':
      case isRtl ? 'ArrowLeft' : 'ArrowRight':
        void inspector.move(1);
        return true;
      case 'ArrowUp':
      case isRtl ? 'ArrowRight' : 'ArrowLeft':
        void inspector.move(-1);
        return true;
      case 'Enter':
        inspector.follow();
        return true;
      case 'Tab':
        inspector.stop();
        return false;
      default:
        return false;
    }
  })();
  // The first Escape closes the popover, and the next one closes the surrounding dialog or menu.
  if (isUsed) {
    event.preventDefault();
    event.stopPropagation();
  }
}
