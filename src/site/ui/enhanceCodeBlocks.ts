import { emitSiteEvent } from '../browser/siteEvents.ts';

const COPIED_MS = 1200;

/** One listener for all copy buttons, and Ctrl/Cmd+C for the block with focus or pointer if nothing is selected. */
export function enhanceCodeBlocks(root: Document): void {
  let hovered: Element | null = null;
  root.addEventListener('pointerover', (event) => {
    hovered = (event.target as Element).closest('[data-code-block]');
  });
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    const block = button?.closest('[data-code-block]');
    if (button?.dataset['copy'] === '' && block) void copyBlock(block, button);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
      return;
    if (String(root.getSelection()) || isTextField(event.target)) return;
    const block = (event.target as Element).closest('[data-code-block]') ?? hovered;
    const button = block?.querySelector<HTMLElement>('[data-copy]');
    if (!block || !button) return;
    emitSiteEvent({ name: 'code', action: 'copy-keyboard' });
    if (button.dataset['copy'] === '') void copyBlock(block, button);
    else button.click();
  });
}

/** A button that copies `elsewhere` has its own click handler, because the page shows only part of the code. */
async function copyBlock(block: Element, button: HTMLElement): Promise<void> {
  await copyText(block.querySelector('pre code')?.textContent ?? '');
  showCopied(button);
}

/** Copies a text. If the clipboard API is denied, or missing as over plain HTTP, it falls back to selecting and copying. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('aria-hidden', 'true');
    area.style.cssText = 'position:fixed;opacity:0';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

export function showCopied(button: HTMLElement): void {
  button.dataset['copied'] = '';
  announce(button.dataset['copiedText'] ?? '');
  setTimeout(() => delete button.dataset['copied'], COPIED_MS);
}

/** Announces `text` to screen readers through the page's live region. */
export function announce(text: string): void {
  const region = document.getElementById('announcements');
  if (region) region.textContent = text;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
