import { countUnseen, LAST_SEEN_COOKIE } from '#model/notifications/countUnseen.ts';
import { getCookie } from '../../browser/cookies.ts';

/** Marks the bell if there's something new; the rest is loaded when its panel first opens. */
export function enhanceNotifications(root: Document): void {
  const bell = root.querySelector<HTMLElement>('[data-notifications]');
  const panel = root.getElementById('notifications');
  if (!bell || !panel) return;
  const { notifications = '', textUnseen = '' } = bell.dataset;
  const unseen = countUnseen(notifications.split(' ').map(Number), getCookie(LAST_SEEN_COOKIE));
  if (unseen > 0) {
    bell.dataset['unseen'] = '';
    bell.setAttribute('aria-label', textUnseen.replace('{{count}}', String(unseen)));
  }
  const fill = () =>
    void import('./fillNotifications.ts').then(
      ({ fillNotifications }) => fillNotifications(bell, panel),
      console.error,
    );
  panel.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'open') fill();
  });
  // The reader may have opened the panel before this script ran.
  if (panel.matches(':popover-open')) fill();
}
