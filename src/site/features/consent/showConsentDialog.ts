import { addNotice, addNoticeActions } from '../../ui/addNotice.ts';
import { announce } from '../../ui/enhanceCodeBlocks.ts';

export interface ConsentTexts {
  title: string;
  text: string;
  deny: string;
  allow: string;
}

/** Asks once, without taking focus. Both answers look the same. Returns a function that closes the dialog. */
export function showConsentDialog(
  texts: ConsentTexts,
  onAnswer: (consent: 'granted' | 'denied') => void,
): () => void {
  const dialog = addNotice(texts.title, texts.text);
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'false');
  dialog.setAttribute('aria-label', texts.title);
  addNoticeActions(dialog, [
    createButton(texts.deny, () => onAnswer('denied')),
    createButton(texts.allow, () => onAnswer('granted')),
  ]);
  announce(texts.title);
  return () => dialog.remove();
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
