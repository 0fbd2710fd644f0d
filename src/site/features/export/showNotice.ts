import { announce } from '../../ui/enhanceCodeBlocks.ts';
import styles from './showNotice.module.css';

const SHOWN_MS = 6000;
let shown: HTMLElement | undefined;

/** Reports a problem on the screen for a while, and to screen readers. */
export function showNotice(text: string): void {
  shown?.remove();
  const notice = document.createElement('p');
  notice.className = styles['notice'] ?? '';
  notice.textContent = text;
  document.body.append(notice);
  shown = notice;
  announce(text);
  setTimeout(() => notice.remove(), SHOWN_MS);
}
