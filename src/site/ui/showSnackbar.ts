import { announce } from './enhanceCodeBlocks.ts';
import styles from './showSnackbar.module.css';

const SHOWN_MS = 3000;
let shown: HTMLElement | undefined;

/** Tells that something was done: at the foot of the screen for a moment, and to screen readers. */
export function showSnackbar(text: string): void {
  shown?.remove();
  const snackbar = document.createElement('p');
  snackbar.className = styles['snackbar'] ?? '';
  // The live region of the page says it; read twice it would be noise.
  snackbar.setAttribute('aria-hidden', 'true');
  snackbar.textContent = text;
  document.body.append(snackbar);
  shown = snackbar;
  announce(text);
  setTimeout(() => snackbar.remove(), SHOWN_MS);
}
