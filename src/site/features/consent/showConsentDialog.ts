import { announce } from '../../ui/enhanceCodeBlocks.ts';
import styles from './showConsentDialog.module.css';

export interface ConsentTexts {
  title: string;
  text: string;
  deny: string;
  allow: string;
}

/** Asks once, at the foot of the screen and in nobody's way. Both answers look and weigh the same. Returns how to close it. */
export function showConsentDialog(
  texts: ConsentTexts,
  onAnswer: (consent: 'granted' | 'denied') => void,
): () => void {
  const dialog = document.createElement('div');
  dialog.className = styles['dialog'] ?? '';
  dialog.role = 'dialog';
  dialog.ariaModal = 'false';
  dialog.setAttribute('aria-labelledby', 'consent-title');
  dialog.setAttribute('aria-describedby', 'consent-text');
  const title = createText('p', 'title', texts.title, 'consent-title');
  const text = createText('p', 'text', texts.text, 'consent-text');
  const actions = document.createElement('div');
  actions.className = styles['actions'] ?? '';
  actions.append(
    createButton(texts.deny, () => onAnswer('denied')),
    createButton(texts.allow, () => onAnswer('granted')),
  );
  dialog.append(title, text, actions);
  document.body.append(dialog);
  announce(texts.title);
  return () => dialog.remove();
}

function createText(tag: 'p', name: string, content: string, id: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = styles[name] ?? '';
  element.id = id;
  element.textContent = content;
  return element;
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['button'] ?? '';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
