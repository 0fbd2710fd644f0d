import { announce } from './enhanceCodeBlocks.ts';
import styles from './showSnackbar.module.css';

export type SnackbarTone = 'confirmation' | 'problem';

/** Problems are shown longer because there's more to read. */
const SHOWN_MS = { confirmation: 3000, problem: 6000 } satisfies Record<SnackbarTone, number>;
let shown: HTMLElement | undefined;

/** Briefly shows a confirmation or a problem, and announces it to screen readers. */
export function showSnackbar(text: string, tone: SnackbarTone = 'confirmation'): void {
  shown?.remove();
  const snackbar = document.createElement('p');
  snackbar.className = `${styles['snackbar']} ${styles[tone]}`;
  // The page's live region announces it, so the snackbar itself must stay silent.
  snackbar.setAttribute('aria-hidden', 'true');
  snackbar.textContent = text;
  document.body.append(snackbar);
  shown = snackbar;
  announce(text);
  setTimeout(() => snackbar.remove(), SHOWN_MS[tone]);
}
