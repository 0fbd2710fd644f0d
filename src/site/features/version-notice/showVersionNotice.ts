import { addNotice, addNoticeActions } from '../../ui/addNotice.ts';
import { announce } from '../../ui/enhanceCodeBlocks.ts';

export interface VersionNoticeTexts {
  title: string;
  text: string;
  read: string;
  stay: string;
}

/** Tells a reader who followed a link about an older version that this page describes another one. */
export function showVersionNotice(texts: VersionNoticeTexts, olderHref: string): void {
  const notice = addNotice(texts.title, texts.text);
  notice.setAttribute('role', 'region');
  notice.setAttribute('aria-label', texts.title);
  const link = document.createElement('a');
  link.href = olderHref;
  link.textContent = texts.read;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.stay;
  button.addEventListener('click', () => {
    notice.remove();
    document.getElementById('main-content')?.focus({ preventScroll: true });
  });
  addNoticeActions(notice, [link, button]);
  announce(`${texts.title}. ${texts.text}`);
}
