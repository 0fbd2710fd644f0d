import { LAST_SEEN_COOKIE } from '#model/notifications/countUnseen.ts';
import { addLocalePrefix, isLocale } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { Notification } from '#model/notifications/Notification.ts';
import { setCookie } from '../../browser/cookies.ts';
import { loadJson } from '../../browser/loadJson.ts';

const PATH = '/x/notifications.json';

let isFilled = false;

/** Shows the list and marks it as seen. If loading fails, it's tried again when the panel is opened again. */
export async function fillNotifications(bell: HTMLElement, panel: HTMLElement): Promise<void> {
  if (isFilled) return;
  const status = panel.querySelector<HTMLElement>('[data-notifications-status]');
  const list = panel.querySelector('[data-notifications-list]');
  try {
    const notifications = await loadJson<Notification[]>(PATH);
    isFilled = true;
    const { lang } = document.documentElement;
    const locale = isLocale(lang) ? lang : 'en';
    list?.replaceChildren(...notifications.map((notification) => createItem(notification, locale)));
    if (status) status.textContent = '';
    setCookie(LAST_SEEN_COOKIE, String(Math.max(...notifications.map(({ id }) => id))));
    delete bell.dataset['unseen'];
    bell.setAttribute('aria-label', bell.title);
  } catch {
    if (status) status.textContent = status.dataset['textFailed'] ?? '';
  }
}

function createItem({ date, title, text: story, href }: Notification, locale: Locale): HTMLElement {
  const item = document.createElement('li');
  const time = document.createElement('time');
  time.dateTime = date;
  time.textContent = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(date));
  const heading = document.createElement(href === undefined ? 'strong' : 'a');
  if (href !== undefined) heading.setAttribute('href', addLocalePrefix(href, locale));
  // If a title starts with a number, a right-to-left page would otherwise move the number to the other end.
  const text = document.createElement('bdi');
  text.textContent = title[locale];
  heading.append(text);
  heading.dataset['gaEventCategory'] = 'Announcement';
  heading.dataset['gaEventAction'] = 'notification';
  const details = document.createElement('p');
  details.append(...formatCode(story[locale]));
  item.append(time, heading, details);
  return item;
}

/** `a \`b\` c` → a, <code>b</code>, c */
function formatCode(text: string): (string | HTMLElement)[] {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  });
}
