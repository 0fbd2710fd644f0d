import { announce } from './enhanceCodeBlocks.ts';
import styles from './showSnackbar.module.css';

const SHOWN_MS = 3000;
let shown: HTMLElement | undefined;

/** Confirms an action at the bottom of the screen for a moment, and to screen readers. */
export function showSnackbar(text: string): void {
  shown?.remove();
  const snackbar = document.createElement('p');
  snackbar.className = styles['snackbar'] ?? '';
  // The page's live region announces it, so the snackbar itself must stay silent.
  snackbar.setAttribute('aria-hidden', 'true');
  snackbar.textContent = text;
  document.body.append(snackbar);
  shown = snackbar;
  announce(text);
  setTimeout(() => snackbar.remove(), SHOWN_MS);
}
